import { parseCookie, stringifySetCookie } from "cookie"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Settings } from "../../settings.ts"

const HOST_PREFIX = "__Host-"

export interface SecureCookie {
  name: string
  /** The path of cookies without the prefix: on insecure connections, and from before the prefix was introduced. */
  path: string
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Also reads a cookie from before the prefix was introduced; the next response replaces it. */
export function readSecureCookie(request: FastifyRequest, { name }: SecureCookie): string | undefined {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  const cookies = parseCookie(cookie)
  return cookies[`${HOST_PREFIX}${name}`] || cookies[name] || undefined
}

/**
 * Writes a cookie that no script can read. On secure connections its name begins with `__Host-`: browsers then accept
 * it only from this host, so that no other host of the domain can set it. Browsers require it to be valid for every
 * path and refuse it over http, where a developer's machine uses the plain name.
 */
export function writeSecureCookie(
  { request, reply }: Exchange,
  { environment }: Pick<Settings, "environment">,
  { name, path }: SecureCookie,
  value: string,
  maxAgeSeconds: number,
): void {
  const isSecure = request.protocol === "https" || environment === "production"
  const commonAttributes = { httpOnly: true, sameSite: "strict", secure: isSecure } as const
  if (!isSecure) {
    reply.header("set-cookie", stringifySetCookie({ ...commonAttributes, name, value, path, maxAge: maxAgeSeconds }))
    return
  }
  reply.header(
    "set-cookie",
    stringifySetCookie({
      ...commonAttributes,
      name: `${HOST_PREFIX}${name}`,
      value,
      path: "/",
      maxAge: maxAgeSeconds,
    }),
  )
  const hasUnprefixed = parseCookie(request.headers.cookie ?? "")[name] !== undefined
  if (hasUnprefixed)
    reply.header("set-cookie", stringifySetCookie({ ...commonAttributes, name, value: "", path, maxAge: 0 }))
}
