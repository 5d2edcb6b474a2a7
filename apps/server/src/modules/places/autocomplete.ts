import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { siteConfigs } from "@hearth/domain/countries/topics/sites.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { emptyIfUnavailable } from "./empty-if-unavailable.ts"
import type { MapsService } from "./maps-service.ts"
import type { Predict } from "./cache-predictions.ts"
import { hasEnoughLetters, splitWords } from "@hearth/domain/search/split-words.ts"

interface AutocompleteInput {
  input: string
  latitude?: number
  longitude?: number
  sessionToken?: string
}

export interface AutocompleteDeps {
  maps: MapsService | undefined
  predict: Predict
}

/**
 * LOC-6: in India the maps service is used first. In other countries, and in India when the service returns nothing,
 * our own gazetteer is used.
 */
export function autocomplete(
  { maps, predict }: AutocompleteDeps,
  country: CountryCode,
  { input, latitude, longitude, sessionToken }: AutocompleteInput,
  signal: AbortSignal,
) {
  const text = input.trim()
  if (!hasEnoughLetters(splitWords(text))) return toResponse([])
  const near = pointIn(country, latitude, longitude)
  const predictFromGazetteer = () => toResponse(predict(country, text, near))
  if (!maps || !siteConfigs[country].searchesPlacesOnMaps) return predictFromGazetteer()
  return emptyIfUnavailable(maps.autocomplete(text, { country, near, sessionToken, signal })).then((mapsPredictions) =>
    mapsPredictions.length > 0 ? toResponse(mapsPredictions) : predictFromGazetteer(),
  )
}

/** Returns undefined for a point outside the country, because no place of the country is near it. */
function pointIn(country: CountryCode, latitude: number | undefined, longitude: number | undefined): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  const point = { latitude, longitude }
  return isWithinBounds(country, point) ? point : undefined
}

function toResponse(predictions: Prediction[]) {
  return { status: predictions.length > 0 ? ("OK" as const) : ("ZERO_RESULTS" as const), predictions }
}
