import type { FastifyRequest } from "fastify"

export interface Session {
  id: string
  userId: string
  cartId: string
  kind: "guest" | "customer"
  mobile?: string
  /**
   * The session was replaced a moment ago. Only calls that end sessions accept it, so that a repeated call gets the
   * same response.
   */
  wasReplaced?: true
}

/** How the platform authenticates callers; implemented by the module `sessions`. */
export interface Sessions {
  /**
   * Returns the session of the request's credentials, or null without credentials. Throws an AppError if they are
   * expired or revoked. `open or just replaced` also accepts a session that was replaced a moment ago.
   */
  authenticate(request: FastifyRequest, accept?: "open" | "open or just replaced"): Promise<Session | null>
}
