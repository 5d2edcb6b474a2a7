import { isClientType } from "@hearth/contract/client-types.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Settings } from "../../settings.ts"
import { isOwnPage } from "../../platform/http/is-own-page.ts"
import { readSecureCookie, writeSecureCookie } from "../../platform/http/secure-cookie.ts"

const COOKIE = { name: "hearth_refresh", path: "/api" } as const

/**
 * Returns a browser's refresh token, which scripts can't read. Only requests from our own pages count: a form on
 * another site can neither set the client-type header nor hide its origin.
 */
export function readRefreshCookie(request: FastifyRequest, settings: Settings): string | undefined {
  if (!isClientType(request.headers["client-type"]) || !isOwnPage(request, settings.publicOrigin)) return undefined
  return readSecureCookie(request, COOKIE)
}

export function setRefreshCookie(
  context: { request: FastifyRequest; reply: FastifyReply },
  settings: Settings,
  token: string,
  seconds: number,
): void {
  writeSecureCookie(context, settings, COOKIE, token, seconds)
}

export function clearRefreshCookie(
  context: { request: FastifyRequest; reply: FastifyReply },
  settings: Settings,
): void {
  setRefreshCookie(context, settings, "", 0)
}
