import { parseCookie, stringifySetCookie } from "cookie"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Settings } from "../../settings.ts"

const HOST_PREFIX = "__Host-"

export interface SecureCookie {
  name: string
  /** Where it was valid before it had the prefix, and is where the connection is not secure. */
  path: string
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Cookies from before they had the prefix still count; the next answer writes them anew. */
export function readSecureCookie(request: FastifyRequest, { name }: SecureCookie): string | undefined {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const all = parseCookie(cookie)
  return all[`${HOST_PREFIX}${name}`] || all[name] || undefined
}

/**
 * A cookie that no script can read. Where the connection is secure its name begins with `__Host-`: browsers then take it
 * from this very host only, so that no other host of the domain can plant one. They want it for every path, and refuse
 * it over http, where a developer's machine gets the plain name.
 */
export function writeSecureCookie(
  { request, reply }: Exchange,
  { environment }: Pick<Settings, "environment">,
  { name, path }: SecureCookie,
  value: string,
  maxAge: number,
): void {
  const secure = request.protocol === "https" || environment === "production"
  const shared = { httpOnly: true, sameSite: "strict", secure } as const
  if (!secure) {
    reply.header("set-cookie", stringifySetCookie({ ...shared, name, value, path, maxAge }))
    return
  }
  reply.header("set-cookie", stringifySetCookie({ ...shared, name: `${HOST_PREFIX}${name}`, value, path: "/", maxAge }))
  const hasOld = parseCookie(request.headers.cookie ?? "")[name] !== undefined
  if (hasOld) reply.header("set-cookie", stringifySetCookie({ ...shared, name, value: "", path, maxAge: 0 }))
}
