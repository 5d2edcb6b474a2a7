import type { FastifyRequest } from "fastify"

export interface Session {
  id: string
  userId: string
  cartId: string
  kind: "guest" | "customer"
  mobile?: string
  /** Ended a moment ago, and let through to be answered the same again; only calls that end sessions see it. */
  isOver?: true
}

/** What the platform needs to know about who is calling; the identity module answers it. */
export interface Sessions {
  /**
   * The session whose credentials came along, or null where none did. Credentials that are stale or revoked throw
   * an AppError that says so; `or just over` lets one through that another took the place of a moment ago.
   */
  authenticate(request: FastifyRequest, accept?: "open" | "or just over"): Promise<Session | null>
}
