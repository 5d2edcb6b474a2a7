import type { FastifyInstance, FastifyRequest } from "fastify"
import { publicOriginFor } from "./public-origin.ts"

const LOOPBACK = /^(?:(?:(?:in|lk|bd)\.)?localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/i

/**
 * The origin that visitors see. The host header is a stranger's word, and pages are kept by their origin: without
 * PUBLIC_ORIGIN it is believed only where it is a name of this machine with the port we listen on. Any other host
 * shares one origin for each country.
 */
export function createOriginResolver(http: FastifyInstance, publicOrigin: string | undefined) {
  let port: number | undefined

  function ownPort(): number {
    if (port !== undefined) return port
    const address = http.server.address()
    if (address === null || typeof address === "string") return 80
    port = address.port
    return port
  }

  return function originOf({ host }: Pick<FastifyRequest, "host">): string {
    if (publicOrigin !== undefined) return publicOriginFor(host, publicOrigin)
    const listenPort = ownPort()
    const loopback = LOOPBACK.exec(host)
    if (loopback && Number(loopback[1] ?? 80) === listenPort) return new URL(`http://${host}`).origin
    return publicOriginFor(host, new URL(`http://localhost:${listenPort}`).origin)
  }
}
