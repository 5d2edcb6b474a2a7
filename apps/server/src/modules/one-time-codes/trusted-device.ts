import type { FastifyRequest } from "fastify"
import { readSecureCookie, writeSecureCookie } from "../../platform/http/secure-cookie.ts"
import { isEqualInConstantTime } from "../../platform/keyed-hash.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"
import type { RequestContext } from "../sessions/public.ts"

const COOKIE = { name: "hearth_device", path: "/api" } as const
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Returns the id in the device's cookie if the device has signed in with this number or address before. The cookie
 * gives no access; it only gives the device its own limits, so that a stranger who uses up the codes doesn't lock the
 * owner out.
 */
export function readTrustedDevice(deps: OneTimeCodes, request: FastifyRequest, recipient: string): string | undefined {
  const [device = "", proof = ""] = (readSecureCookie(request, COOKIE) ?? "").split(".")
  return device !== "" && isEqualInConstantTime(proof, deps.mac("trusted device", device, recipient))
    ? device
    : undefined
}

export function writeTrustedDeviceCookie(deps: OneTimeCodes, context: RequestContext, recipient: string): void {
  const { random, settings } = deps
  const device = readTrustedDevice(deps, context.request, recipient) ?? random.token(16)
  const value = `${device}.${deps.mac("trusted device", device, recipient)}`
  writeSecureCookie(context, settings, COOKIE, value, YEAR_SECONDS)
}
