import type { FastifyRequest } from "fastify"

const HOST = /^[a-z0-9.-]{1,200}(:\d{1,5})?$/i

/**
 * The origin that visitors see. The host header is a stranger's word: it is used only where it looks like one, and a
 * deployment behind a proxy names its origin itself (PUBLIC_ORIGIN), keeping the country's prefix of the host.
 */
export function originOf(request: FastifyRequest, publicOrigin: string | undefined): string {
  const { host } = request
  if (publicOrigin !== undefined) {
    const url = new URL(publicOrigin)
    const prefix = host.match(/^(in|lk|bd)\./i)?.[0] ?? ""
    return url.host.startsWith(prefix) ? url.origin : `${url.protocol}//${prefix}${url.host}`
  }
  return HOST.test(host) ? `${request.protocol}://${host.toLowerCase()}` : "http://localhost"
}
