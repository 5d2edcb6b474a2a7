import type { GeocodedPlace, Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

export interface AutocompleteOptions {
  country: CountryCode
  near?: Point
  /** Identifies the requests of one search, which the service counts together. */
  sessionToken?: string
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal
}

export type GeocodeRequest = { placeId: string; sessionToken?: string } | { address: string } | { point: Point }

export interface GeocodeOptions {
  country: CountryCode
  signal?: AbortSignal
}

/**
 * The maps service as we need it. Both functions throw a `MapsUnavailableError` when there is no response, whatever the
 * reason. An empty result is a response.
 */
export interface MapsService {
  autocomplete(input: string, options: AutocompleteOptions): Promise<Prediction[]>
  geocode(request: GeocodeRequest, options: GeocodeOptions): Promise<GeocodedPlace[]>
}

/**
 * Thrown when the maps service gives no usable response. The reason is for the log and never contains anything of the
 * request.
 */
export class MapsUnavailableError extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`the maps service is unavailable: ${reason}`)
    this.name = "MapsUnavailableError"
    this.reason = reason
  }
}
