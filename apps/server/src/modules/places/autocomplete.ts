import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isInCountry } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { askMaps } from "./ask-maps.ts"
import type { MapsService } from "./maps-service.ts"
import type { Predict } from "./remember-predictions.ts"
import { areEnough, splitWords } from "@hearth/domain/search/split-words.ts"

interface Question {
  input: string
  latitude?: number
  longitude?: number
  sessionToken?: string
}

interface Needed {
  maps: MapsService | undefined
  predict: Predict
}

/** LOC-6: in India the maps service is asked first; elsewhere, and wherever it has no answer, our own gazetteer. */
export function autocomplete(
  { maps, predict }: Needed,
  country: CountryCode,
  { input, latitude, longitude, sessionToken }: Question,
  signal: AbortSignal,
) {
  const typed = input.trim()
  if (!areEnough(splitWords(typed))) return answerWith([])
  const near = pointIn(country, latitude, longitude)
  const own = () => answerWith(predict(country, typed, near))
  if (!maps || country !== "IN") return own()
  return askMaps(maps.autocomplete(typed, { country, near, sessionToken, signal })).then((found) =>
    found.length > 0 ? answerWith(found) : own(),
  )
}

/** Somebody who looks at our country from abroad is near to nothing in it. */
function pointIn(country: CountryCode, latitude: number | undefined, longitude: number | undefined): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  const point = { latitude, longitude }
  return isInCountry(country, point) ? point : undefined
}

function answerWith(predictions: Prediction[]) {
  return { status: predictions.length > 0 ? ("OK" as const) : ("ZERO_RESULTS" as const), predictions }
}
