import type { GeocodedPlace } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { emptyIfUnavailable } from "./empty-if-unavailable.ts"
import type { Gazetteer } from "./create-gazetteer.ts"
import { ownIdOf } from "./describe-place.ts"
import type { GeocodeRequest, MapsService } from "./maps-service.ts"

type GeocodeInput = { place_id: string; sessionToken?: string } | { address: string } | Point

export interface GeocodeDeps {
  maps: MapsService | undefined
  gazetteerOf(country: CountryCode): Gazetteer
}

/**
 * LOC-6: uses the maps service first. Our own gazetteer is used for its own place ids, and for addresses and points
 * when the service finds nothing or is unavailable.
 */
export async function geocode(
  { maps, gazetteerOf }: GeocodeDeps,
  country: CountryCode,
  input: GeocodeInput,
  signal: AbortSignal,
) {
  const gazetteer = gazetteerOf(country)
  const requestMaps = async (request: GeocodeRequest) =>
    maps ? emptyIfUnavailable(maps.geocode(request, { country, signal })) : []

  if ("place_id" in input) {
    const { place_id: placeId, sessionToken } = input
    const ownId = ownIdOf(placeId)
    // Ids of our own gazetteer are never sent to the maps service.
    if (ownId !== undefined) return toResponse(gazetteer.findById(ownId))
    return toResponse(await requestMaps({ placeId, sessionToken }))
  }
  if ("address" in input) {
    const address = input.address.trim()
    const mapsResults = address === "" ? [] : await requestMaps({ address })
    return toResponse(mapsResults.length > 0 ? mapsResults : gazetteer.findByAddress(address))
  }
  if (!isWithinCountry(country, input)) throw new AppError("PLACE_ABROAD")
  const mapsResults = await requestMaps({ point: input })
  return toResponse(mapsResults.length > 0 ? mapsResults : gazetteer.reverseGeocode(input))
}

function toResponse(results: GeocodedPlace[]) {
  return { status: results.length > 0 ? ("OK" as const) : ("ZERO_RESULTS" as const), results }
}
