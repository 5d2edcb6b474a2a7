import type { FastifyReply, FastifyRequest } from "fastify"
import { createHash } from "node:crypto"
import { isOwnPage } from "../../platform/http/is-own-page.ts"
import { readSecureCookie, writeSecureCookie } from "../../platform/http/secure-cookie.ts"
import type { Settings } from "../../settings.ts"

const COOKIE = { name: "hearth_staff", path: "/api/store-ops" } as const
/** The maximum duration of a session. */
const MAX_SESSION_DAYS = 7

type CookieSettings = Pick<Settings, "publicOrigin" | "environment">

/** Returns the console's token, which scripts can't read. It is accepted only on requests from our own page. */
export function readStaffCookie(request: FastifyRequest, { publicOrigin }: CookieSettings): string | undefined {
  if (!isOwnPage(request, publicOrigin)) return undefined
  return readSecureCookie(request, COOKIE)
}

/** An empty token deletes the cookie. */
export function setStaffCookie(
  context: { request: FastifyRequest; reply: FastifyReply },
  settings: CookieSettings,
  token: string,
): void {
  writeSecureCookie(context, settings, COOKIE, token, token === "" ? 0 : MAX_SESSION_DAYS * 24 * 3600)
}

/** Only the hash of a token is stored. */
export function hashStaffToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
