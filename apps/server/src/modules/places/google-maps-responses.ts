import type { GeocodedPlace, Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import { z } from "zod"
import { ownIdOf } from "./describe-place.ts"
import { MapsUnavailableError } from "./maps-service.ts"

const MAX_RESULTS = 5
const MAX_TEXT_LENGTH = 200
/** The longest place id that our own API accepts. */
const MAX_PLACE_ID_LENGTH = 200

/** Statuses that mean no results, or an id that no longer exists. They are not failures. */
const EMPTY_STATUSES = new Set(["ZERO_RESULTS", "NOT_FOUND", "INVALID_REQUEST"])

const statusSchema = z.object({ status: z.string() })

const predictionsSchema = z.object({
  predictions: z.array(
    z.object({
      place_id: z.string(),
      description: z.string(),
      structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string().default("") }).optional(),
    }),
  ),
})

const resultsSchema = z.object({
  results: z.array(
    z.object({
      place_id: z.string(),
      formatted_address: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })).optional(),
    }),
  ),
})

export function readPredictions(response: unknown): Prediction[] {
  if (isEmpty(response)) return []
  return parse(predictionsSchema, response)
    .predictions.filter(({ place_id }) => isUsableId(place_id))
    .slice(0, MAX_RESULTS)
    .map(({ place_id, description, structured_formatting: parts }) => ({
      place_id,
      description: truncate(description),
      structured_formatting: {
        main_text: truncate(parts?.main_text ?? description),
        secondary_text: truncate(parts?.secondary_text ?? ""),
      },
    }))
}

/** Drops results abroad, which are of no use to a customer of this country. */
export function readGeocodedPlaces(response: unknown, country: CountryCode): GeocodedPlace[] {
  if (isEmpty(response)) return []
  return parse(resultsSchema, response)
    .results.filter(({ place_id, geometry: { location }, address_components: parts = [] }) => {
      const resultCountry = parts.find(({ types }) => types.includes("country"))?.short_name ?? country
      const point = { latitude: location.lat, longitude: location.lng }
      return isUsableId(place_id) && resultCountry === country && isWithinCountry(country, point)
    })
    .slice(0, MAX_RESULTS)
    .map(({ place_id, formatted_address, geometry: { location } }) => ({
      place_id,
      formatted_address: truncate(formatted_address),
      geometry: { location: { lat: location.lat, lng: location.lng } },
    }))
}

function isEmpty(response: unknown): boolean {
  const { status } = parse(statusSchema, response)
  if (EMPTY_STATUSES.has(status)) return true
  if (status === "OK") return false
  throw new MapsUnavailableError(/^[A-Z_]{1,40}$/.test(status) ? status : "unknown status")
}

function parse<Content>(schema: z.ZodType<Content>, response: unknown): Content {
  const parsed = schema.safeParse(response)
  if (!parsed.success) throw new MapsUnavailableError("unexpected response")
  return parsed.data
}

/** Refuses ids that are empty, too long, or have our own gazetteer's prefix, which the service must not use. */
function isUsableId(placeId: string): boolean {
  return placeId !== "" && placeId.length <= MAX_PLACE_ID_LENGTH && ownIdOf(placeId) === undefined
}

/** Never leaves half of an emoji at the end. */
function truncate(text: string): string {
  return text
    .toWellFormed()
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
}
