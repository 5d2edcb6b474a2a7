import { isClientType } from "@hearth/contract/client-types.ts"
import { parseCookie, stringifySetCookie } from "cookie"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Settings } from "../../settings.ts"
import { isOwnPage } from "../../platform/http/is-own-page.ts"

const NAME = "hearth_refresh"

/**
 * The refresh token of a browser, which no script can read. It counts only on requests that our own page made: a form
 * on another site can neither set the client-type header nor hide where it comes from.
 */
export function readRefreshCookie(request: FastifyRequest, settings: Settings): string | undefined {
  if (!isClientType(request.headers["client-type"]) || !isOwnPage(request, settings.publicOrigin)) return undefined
  return parseCookie(request.headers.cookie ?? "")[NAME] || undefined
}

export function setRefreshCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  settings: Settings,
  token: string,
  seconds: number,
): void {
  const cookie = stringifySetCookie({
    name: NAME,
    value: token,
    path: "/api",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https" || settings.environment === "production",
    maxAge: seconds,
  })
  reply.header("set-cookie", cookie)
}

export function clearRefreshCookie(visit: { request: FastifyRequest; reply: FastifyReply }, settings: Settings): void {
  setRefreshCookie(visit, settings, "", 0)
}
