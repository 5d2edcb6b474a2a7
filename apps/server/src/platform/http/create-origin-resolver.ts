import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { publicOriginFor } from "./public-origin.ts"

const LOOPBACK = /^(?:(?:(?:in|lk|bd)\.)?localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/i

/**
 * Returns a function that finds the origin a visitor sees. The host header is untrusted, and pages are cached by their
 * origin. So without PUBLIC_ORIGIN the header is used only if it is a name of this machine with the port we listen on.
 * All other hosts share one origin per country.
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

/** Returns a function that finds the public origin of a country's web app, for links in messages. */
export function createCountryOriginResolver(http: FastifyInstance, publicOrigin: string | undefined) {
  const originOf = createOriginResolver(http, publicOrigin)
  // There is no request here. The resolver reads only the country from this host, so `in.` is enough.
  return (country: CountryCode): string => originOf({ host: `${country.toLowerCase()}.` })
}
