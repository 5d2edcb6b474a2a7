import { parseCookie, stringifySetCookie } from "cookie"
import type { FastifyRequest } from "fastify"
import type { Identity } from "./identity.ts"
import { isSame, mac } from "./mac.ts"
import type { Visit } from "./visit.ts"

const NAME = "hearth_device"
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * The device's own name, if it has signed in with this number or address before. It opens nothing: it is counted apart,
 * so that a stranger who uses up somebody's codes does not shut them out.
 */
export function trustedDevice(identity: Identity, request: FastifyRequest, recipient: string): string | undefined {
  const [device = "", proof = ""] = (parseCookie(request.headers.cookie ?? "")[NAME] ?? "").split(".")
  return device !== "" && isSame(proof, mac(identity, "trusted device", device, recipient)) ? device : undefined
}

export function trustDevice(identity: Identity, { request, reply }: Visit, recipient: string): void {
  const { random, settings } = identity
  const device = trustedDevice(identity, request, recipient) ?? random.token(16)
  reply.header(
    "set-cookie",
    stringifySetCookie({
      name: NAME,
      value: `${device}.${mac(identity, "trusted device", device, recipient)}`,
      path: "/api",
      httpOnly: true,
      sameSite: "strict",
      secure: request.protocol === "https" || settings.environment === "production",
      maxAge: YEAR_SECONDS,
    }),
  )
}
