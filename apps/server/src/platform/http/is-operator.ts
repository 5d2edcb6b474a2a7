import type { FastifyRequest } from "fastify"
import { createHash, timingSafeEqual } from "node:crypto"

/**
 * The machine's own monitoring: on this machine itself, or with the token. A request that a proxy passed on comes from
 * this machine as well when the proxy runs here, so its forwarding header rules it out.
 */
export function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization, forwarded } = request.headers
  if (token !== undefined && authorization !== undefined && isEqualConstantTime(authorization, `Bearer ${token}`))
    return true
  const direct = request.headers["x-forwarded-for"] === undefined && forwarded === undefined
  return direct && isLoopback(request.socket.remoteAddress ?? "")
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address)
}

/** In constant time, whatever the lengths. */
function isEqualConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
