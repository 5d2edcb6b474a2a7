import type { Point } from "@hearth/domain/geo/point.ts"
import type { CircuitBreakers } from "../../platform/circuits/circuit-breakers.ts"
import type { Log } from "../../platform/log/create-log.ts"
import { fetchJson } from "./fetch-json.ts"
import { readGeocodedPlaces, readPredictions } from "./google-maps-responses.ts"
import { type GeocodeRequest, MapsUnavailableError, type MapsService } from "./maps-service.ts"

interface GoogleMapsOptions {
  url: string
  key: string
  circuits: CircuitBreakers
  log: Pick<Log, "warn">
  timeoutMs?: number
}

const TIMEOUT_MS = 1_500
const FAILURE_THRESHOLD = 5
const OPEN_MS = 30_000
const MAX_CONCURRENT = 50
/** The radius around the customer in which suggestions are preferred, in metres. */
const RADIUS = "30000"

/**
 * Uses Google Maps' web services, or a service with the same protocol. Neither the key nor the typed text is logged.
 */
export function createGoogleMaps({ url, key, circuits, log, timeoutMs = TIMEOUT_MS }: GoogleMapsOptions): MapsService {
  const circuit = circuits.create("maps", {
    failureThreshold: FAILURE_THRESHOLD,
    openMs: OPEN_MS,
    maxConcurrent: MAX_CONCURRENT,
  })

  async function request<Content>(
    path: string,
    parameters: Record<string, string | undefined>,
    signal: AbortSignal | undefined,
    parse: (response: unknown) => Content,
  ): Promise<Content> {
    const permit = circuit.acquire()
    if (!permit) throw new MapsUnavailableError("circuit open")
    try {
      const content = parse(await fetchJson(urlOf(path, parameters), timeoutMs, signal))
      permit.succeeded()
      return content
    } catch (error) {
      if (signal?.aborted) {
        permit.cancelled()
        throw new MapsUnavailableError("client disconnected")
      }
      permit.failed()
      const unavailable = error instanceof MapsUnavailableError ? error : new MapsUnavailableError("unreachable")
      log.warn({ reason: unavailable.reason }, "the maps service failed: answering from our gazetteer")
      throw unavailable
    }
  }

  function urlOf(path: string, parameters: Record<string, string | undefined>): URL {
    const requestUrl = new URL(`${url.replace(/\/$/, "")}${path}`)
    for (const [name, value] of Object.entries({ ...parameters, key })) {
      if (value !== undefined) requestUrl.searchParams.set(name, value)
    }
    return requestUrl
  }

  return {
    autocomplete(input, { country, near, sessionToken, signal }) {
      const parameters = {
        input,
        components: `country:${country.toLowerCase()}`,
        // Two decimals (about a kilometre) are enough to prefer nearby places and don't reveal the customer's house.
        location: near && pointText(near, 2),
        radius: near && RADIUS,
        sessiontoken: sessionToken,
      }
      return request("/maps/api/place/autocomplete/json", parameters, signal, readPredictions)
    },
    geocode(geocodeRequest, { country, signal }) {
      const parse = (response: unknown) => readGeocodedPlaces(response, country)
      return request(
        "/maps/api/geocode/json",
        { ...geocodeParameters(geocodeRequest), region: country.toLowerCase() },
        signal,
        parse,
      )
    },
  }
}

function geocodeParameters(geocodeRequest: GeocodeRequest): Record<string, string | undefined> {
  if ("placeId" in geocodeRequest)
    return { place_id: geocodeRequest.placeId, sessiontoken: geocodeRequest.sessionToken }
  if ("address" in geocodeRequest) return { address: geocodeRequest.address }
  return { latlng: pointText(geocodeRequest.point, 5) }
}

function pointText({ latitude, longitude }: Point, decimals: number): string {
  return `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`
}
