import type { FastifyRequest } from "fastify"
import { createHash, timingSafeEqual } from "node:crypto"

/**
 * Whether the request comes from the operator's monitoring: from this machine, or with the token. A proxy on this
 * machine forwards requests from the same address, so requests with a forwarding header are excluded.
 */
export function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization, forwarded } = request.headers
  if (token !== undefined && authorization !== undefined && isEqualInConstantTime(authorization, `Bearer ${token}`))
    return true
  const isDirect = request.headers["x-forwarded-for"] === undefined && forwarded === undefined
  return isDirect && isLoopback(request.socket.remoteAddress ?? "")
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address)
}

/** Compares in constant time, whatever the lengths. */
function isEqualInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
