import type { FastifyRequest } from "fastify"

export interface Session {
  id: string
  userId: string
  cartId: string
  kind: "guest" | "customer"
  mobile?: string
}

/** What the platform needs to know about who is calling; the identity module answers it. */
export interface Sessions {
  /**
   * The session whose credentials came along, or null where none did. Credentials that are stale or revoked throw
   * an AppError that says so.
   */
  authenticate(request: FastifyRequest): Promise<Session | null>
}
