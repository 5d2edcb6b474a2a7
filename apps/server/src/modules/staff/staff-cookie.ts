import type { FastifyReply, FastifyRequest } from "fastify"
import { createHash } from "node:crypto"
import { isOwnPage } from "../../platform/http/is-own-page.ts"
import { readSecureCookie, writeSecureCookie } from "../../platform/http/secure-cookie.ts"
import type { Settings } from "../../settings.ts"

const COOKIE = { name: "hearth_staff", path: "/api/store-ops" } as const
/** As long as a session can last. */
const DAYS = 7

type CookieSettings = Pick<Settings, "publicOrigin" | "environment">

/** The token of a console, which no script can read. It counts only on requests that our own page made. */
export function readStaffCookie(request: FastifyRequest, { publicOrigin }: CookieSettings): string | undefined {
  if (!isOwnPage(request, publicOrigin)) return undefined
  return readSecureCookie(request, COOKIE)
}

/** An empty token takes it away. */
export function setStaffCookie(
  context: { request: FastifyRequest; reply: FastifyReply },
  settings: CookieSettings,
  token: string,
): void {
  writeSecureCookie(context, settings, COOKIE, token, token === "" ? 0 : DAYS * 24 * 3600)
}

/** Of a token only this is kept. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
