import type { FastifyRequest } from "fastify"
import { ownHosts } from "./public-origin.ts"

/**
 * Whether one of our own pages sent this request. Browsers send cookies automatically, so calls that rely on a cookie
 * check this. Clients other than browsers send neither header and have no visitor's cookies to misuse.
 */
export function isOwnPage(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, "sec-fetch-site": site } = request.headers
  if (site !== undefined && site !== "same-origin" && site !== "none") return false
  if (origin === undefined) return true
  const host = URL.canParse(origin) ? new URL(origin).host : ""
  return ownHosts(request.host, publicOrigin).includes(host)
}
