import { parseCookie, stringifySetCookie } from "cookie"
import type { FastifyReply, FastifyRequest } from "fastify"
import { createHash } from "node:crypto"
import { isOwnPage } from "../../platform/http/is-own-page.ts"
import type { Settings } from "../../settings.ts"

const NAME = "hearth_staff"
const DAYS = 30

type Needs = Pick<Settings, "publicOrigin" | "environment">

/** The token of a console, which no script can read. It counts only on requests that our own page made. */
export function readStaffCookie(request: FastifyRequest, { publicOrigin }: Needs): string | undefined {
  if (!isOwnPage(request, publicOrigin)) return undefined
  return parseCookie(request.headers.cookie ?? "")[NAME] || undefined
}

/** An empty token takes it away. */
export function setStaffCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { environment }: Needs,
  token: string,
): void {
  const cookie = stringifySetCookie({
    name: NAME,
    value: token,
    path: "/api/store-ops",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https" || environment === "production",
    maxAge: token === "" ? 0 : DAYS * 24 * 3600,
  })
  reply.header("set-cookie", cookie)
}

/** Of a token only this is kept. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
