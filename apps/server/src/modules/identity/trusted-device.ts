import type { FastifyRequest } from "fastify"
import { readSecureCookie, writeSecureCookie } from "../../platform/http/secure-cookie.ts"
import type { Identity } from "./identity.ts"
import { isEqualConstantTime, mac } from "./mac.ts"
import type { RequestContext } from "./request-context.ts"

const COOKIE = { name: "hearth_device", path: "/api" } as const
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Returns the device's id if it has signed in with this number or address before. The cookie gives no access; it only
 * gives the device its own limits, so that a stranger who uses up the codes does not lock the owner out.
 */
export function readTrustedDevice(identity: Identity, request: FastifyRequest, recipient: string): string | undefined {
  const [device = "", proof = ""] = (readSecureCookie(request, COOKIE) ?? "").split(".")
  return device !== "" && isEqualConstantTime(proof, mac(identity, "trusted device", device, recipient))
    ? device
    : undefined
}

export function writeTrustedDeviceCookie(identity: Identity, context: RequestContext, recipient: string): void {
  const { random, settings } = identity
  const device = readTrustedDevice(identity, context.request, recipient) ?? random.token(16)
  const value = `${device}.${mac(identity, "trusted device", device, recipient)}`
  writeSecureCookie(context, settings, COOKIE, value, YEAR_SECONDS)
}
