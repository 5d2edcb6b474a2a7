import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { LRUCache } from "lru-cache"
import type { Places } from "./create-places.ts"
import { splitWords } from "@hearth/domain/search/split-words.ts"

export type Predict = (country: CountryCode, input: string, near: Point | undefined) => Prediction[]

const MOST_ANSWERS = 2_000
const KEPT_MS = 60_000

/**
 * Our own gazetteer's predictions, those of the last minute from memory: half a city types the same first letters.
 * A maps service's answers are never kept, which its terms forbid.
 */
export function rememberPredictions({ gazetteerOf, onPlacesChanged }: Places): Predict {
  const answers = new LRUCache<string, Prediction[]>({ max: MOST_ANSWERS, ttl: KEPT_MS })
  onPlacesChanged(() => answers.clear())
  return (country, input, near) => {
    // To about a kilometre, so that neighbours share an answer.
    const around = near && { latitude: round(near.latitude), longitude: round(near.longitude) }
    const key = `${country} ${splitWords(input).join(" ")} ${around ? `${around.latitude},${around.longitude}` : ""}`
    const known = answers.get(key)
    if (known) return known
    const made = gazetteerOf(country).predict(input, around)
    answers.set(key, made)
    return made
  }
}

const round = (degrees: number): number => Math.round(degrees * 100) / 100
