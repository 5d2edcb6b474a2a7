import type { GeocodedPlace, Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

export interface AutocompleteOptions {
  country: CountryCode
  near?: Point
  /** One typing session, by which the service counts. */
  sessionToken?: string
  /** Whoever asked has gone. */
  signal?: AbortSignal
}

export type GeocodeRequest = { placeId: string; sessionToken?: string } | { address: string } | { point: Point }

export interface GeocodeOptions {
  country: CountryCode
  signal?: AbortSignal
}

/**
 * The maps service as we need it. Both throw a `MapsAway` where it gives no answer, whatever the reason; nothing found
 * is an answer.
 */
export interface MapsService {
  autocomplete(input: string, options: AutocompleteOptions): Promise<Prediction[]>
  geocode(question: GeocodeRequest, options: GeocodeOptions): Promise<GeocodedPlace[]>
}

/** Why there is no answer, in a word for the log: never what was asked. */
export class MapsUnavailableError extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`the maps service is away: ${reason}`)
    this.name = "MapsAway"
    this.reason = reason
  }
}
