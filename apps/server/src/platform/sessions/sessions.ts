import type { FastifyRequest } from "fastify"

export interface Session {
  id: string
  userId: string
  cartId: string
  kind: "guest" | "customer"
  mobile?: string
  /**
   * It was replaced a moment ago and is accepted so that a repeated call gets the same response; only calls that end
   * sessions see it.
   */
  hasEnded?: true
}

/** How the platform authenticates callers; implemented by the module `sessions`. */
export interface Sessions {
  /**
   * Returns the session of the request's credentials, or null without credentials. Throws an AppError if they are
   * expired or revoked. `or recently ended` also accepts a session that was replaced a moment ago.
   */
  authenticate(request: FastifyRequest, accept?: "open" | "open or just replaced"): Promise<Session | null>
}
