import { pointOf, type Spot } from "./find-spots.ts"
import type { MapPlace } from "./read-places.ts"

const countryNames: Record<string, string> = { IN: "India", LK: "Sri Lanka", BD: "Bangladesh" }

/** In the form of the real service: opaque, and it can be asked for again. */
function placeIdOf({ place, street }: Spot): string {
  return `ChIJ${Buffer.from(JSON.stringify([place.country, place.id, street])).toString("base64url")}`
}

export function spotOf(places: readonly MapPlace[], placeId: string): Spot | undefined {
  try {
    const [country, id, street] = JSON.parse(Buffer.from(placeId.slice(4), "base64url").toString("utf8")) as unknown[]
    const place = places.find((each) => each.country === country && each.id === id)
    return place && typeof street === "string" ? { place, street } : undefined
  } catch {
    return undefined
  }
}

export function predictionOf(spot: Spot) {
  const [main = "", ...rest] = partsOf(spot)
  const secondary = rest.join(", ")
  const placeId = placeIdOf(spot)
  return {
    description: [main, ...rest].join(", "),
    matched_substrings: [],
    place_id: placeId,
    reference: placeId,
    structured_formatting: { main_text: main, main_text_matched_substrings: [], secondary_text: secondary },
    terms: [],
    types: spot.street === "" ? [spot.place.kind, "geocode"] : ["route", "geocode"],
  }
}

export function resultOf(spot: Spot, location = pointOf(spot)) {
  const { place, street } = spot
  return {
    address_components: [
      ...part(street, "route"),
      ...part(place.name, place.city ? "sublocality" : "locality"),
      ...part(place.city, "locality"),
      ...part(place.region, "administrative_area_level_1"),
      ...part(countryNames[place.country], "country", place.country),
    ],
    formatted_address: partsOf(spot).join(", "),
    geometry: { location, location_type: street === "" ? "APPROXIMATE" : "GEOMETRIC_CENTER" },
    place_id: placeIdOf(spot),
    types: [street === "" ? "locality" : "route"],
  }
}

function part(name: string | undefined, type: string, short = name) {
  return name ? [{ long_name: name, short_name: short, types: [type] }] : []
}

function partsOf({ place, street }: Spot): string[] {
  const parts = [street, place.name, place.city, place.region, countryNames[place.country]]
  return parts.filter((part): part is string => part !== undefined && part !== "")
}
