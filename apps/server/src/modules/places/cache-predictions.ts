import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { LRUCache } from "lru-cache"
import type { Places } from "./create-places.ts"
import { splitWords } from "@hearth/domain/search/split-words.ts"

export type Predict = (country: CountryCode, input: string, near: Point | undefined) => Prediction[]

const MAX_CACHED = 2_000
const CACHE_MS = 60_000

/**
 * Caches our own gazetteer's predictions for a minute, because many customers type the same first letters. A maps
 * service's responses are never cached, because its terms forbid it.
 */
export function cachePredictions({ gazetteerOf, onPlacesChanged }: Places): Predict {
  const cache = new LRUCache<string, Prediction[]>({ max: MAX_CACHED, ttl: CACHE_MS })
  onPlacesChanged(() => cache.clear())
  return (country, input, near) => {
    // Rounded to about a kilometre, so that neighbours share a cached prediction.
    const rounded = near && { latitude: round(near.latitude), longitude: round(near.longitude) }
    const key = `${country} ${splitWords(input).join(" ")} ${rounded ? `${rounded.latitude},${rounded.longitude}` : ""}`
    const cached = cache.get(key)
    if (cached) return cached
    const predictions = gazetteerOf(country).predict(input, rounded)
    cache.set(key, predictions)
    return predictions
  }
}

const round = (degrees: number): number => Math.round(degrees * 100) / 100
