import type { StaffAccess } from "@hearth/contract/define-call.ts"
import type { FastifyRequest } from "fastify"

/** Somebody of the staff, as the platform knows them. */
export interface StaffSession {
  id: string
  memberId: string
  role: "staff" | "manager"
}

/** What the platform needs to know of who works where; the staff module answers it. */
export interface Staff {
  /**
   * Whose session came along, or null where none did. Where the call's path names a store and they don't work there, or
   * the call needs a manager or head office and they are neither, it throws FORBIDDEN.
   */
  authenticate(request: FastifyRequest, requirement: StaffRequirement): Promise<StaffSession | null>
}

export interface StaffRequirement {
  role: StaffAccess
  /** As the path says it; not checked for its form yet. */
  storeId: string | undefined
}
