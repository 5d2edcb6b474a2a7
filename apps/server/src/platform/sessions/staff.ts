import type { StaffAccess } from "@hearth/contract/define-call.ts"
import type { FastifyRequest } from "fastify"

/** The session of a staff member. */
export interface StaffSession {
  id: string
  memberId: string
  role: "staff" | "manager"
}

/** How the platform authenticates staff; implemented by the staff module. */
export interface Staff {
  /**
   * Returns the staff session of the request, or null without one. Throws FORBIDDEN if the path names a store where the
   * member doesn't work, or if the member doesn't have the role that the call needs. Throws PASSWORD_CHANGE_NEEDED if the
   * member has to change a temporary password first.
   */
  authenticate(request: FastifyRequest, requirement: StaffRequirement): Promise<StaffSession | null>
}

export interface StaffRequirement {
  role: StaffAccess
  /** From the path; its form is not validated yet. */
  storeId: string | undefined
  /** Whether a member who has to change a temporary password may make the call. */
  allowsTemporaryPassword: boolean
}
