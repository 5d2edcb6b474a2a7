import type { FastifyRequest } from "fastify"
import { ownHosts } from "./public-origin.ts"

/**
 * Whether a page of ours sent this. A cookie goes along by itself, so what relies on one asks. Programs that are no
 * browser send neither header, and have no cookies of a visitor to misuse.
 */
export function isOwnPage(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, "sec-fetch-site": site } = request.headers
  if (site !== undefined && site !== "same-origin" && site !== "none") return false
  if (origin === undefined) return true
  const host = URL.canParse(origin) ? new URL(origin).host : ""
  return ownHosts(request.host, publicOrigin).includes(host)
}
