import type { Place, Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import { z } from "zod"
import { ownIdIn } from "./describe-place.ts"
import { MapsAway } from "./maps-service.ts"

const MOST_RESULTS = 5
const LONGEST_TEXT = 200
/** As long as our own call takes one back. */
const LONGEST_PLACE_ID = 200

/** Found nothing, or there is nothing of that name any more: answers, not failures. */
const EMPTY = new Set(["ZERO_RESULTS", "NOT_FOUND", "INVALID_REQUEST"])

const said = z.object({ status: z.string() })

const predictions = z.object({
  predictions: z.array(
    z.object({
      place_id: z.string(),
      description: z.string(),
      structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string().default("") }).optional(),
    }),
  ),
})

const results = z.object({
  results: z.array(
    z.object({
      place_id: z.string(),
      formatted_address: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })).optional(),
    }),
  ),
})

export function readPredictions(answer: unknown): Prediction[] {
  if (isEmpty(answer)) return []
  return read(predictions, answer)
    .predictions.filter(({ place_id }) => isForeignId(place_id))
    .slice(0, MOST_RESULTS)
    .map(({ place_id, description, structured_formatting: parts }) => ({
      place_id,
      description: cut(description),
      structured_formatting: {
        main_text: cut(parts?.main_text ?? description),
        secondary_text: cut(parts?.secondary_text ?? ""),
      },
    }))
}

/** What lies abroad is no answer to a customer of this country. */
export function readPlaces(answer: unknown, country: CountryCode): Place[] {
  if (isEmpty(answer)) return []
  return read(results, answer)
    .results.filter(({ place_id, geometry: { location }, address_components: parts = [] }) => {
      const of = parts.find(({ types }) => types.includes("country"))?.short_name ?? country
      const point = { latitude: location.lat, longitude: location.lng }
      return isForeignId(place_id) && of === country && isWithinCountry(country, point)
    })
    .slice(0, MOST_RESULTS)
    .map(({ place_id, formatted_address, geometry: { location } }) => ({
      place_id,
      formatted_address: cut(formatted_address),
      geometry: { location: { lat: location.lat, lng: location.lng } },
    }))
}

function isEmpty(answer: unknown): boolean {
  const { status } = read(said, answer)
  if (EMPTY.has(status)) return true
  if (status === "OK") return false
  throw new MapsAway(/^[A-Z_]{1,40}$/.test(status) ? status : "unknown status")
}

function read<Content>(schema: z.ZodType<Content>, answer: unknown): Content {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new MapsAway("an answer of another form")
  return parsed.data
}

/** The service can't speak in our own gazetteer's name. */
function isForeignId(placeId: string): boolean {
  return placeId !== "" && placeId.length <= LONGEST_PLACE_ID && ownIdIn(placeId) === undefined
}

/** At a whole character, so that no half of an emoji is left. */
function cut(text: string): string {
  return text
    .toWellFormed()
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, "")
}
