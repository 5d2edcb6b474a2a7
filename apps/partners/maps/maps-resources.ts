import { coordinatesOf, type MapAddress } from "./find-addresses.ts"
import type { MapPlace } from "./read-places.ts"

const countryNames: Record<string, string> = { IN: "India", LK: "Sri Lanka", BD: "Bangladesh" }

/** Returns an id that looks like the real service's and encodes the address, so that it can be looked up again. */
function encodePlaceId({ place, street }: MapAddress): string {
  return `ChIJ${Buffer.from(JSON.stringify([place.country, place.id, street])).toString("base64url")}`
}

export function addressFromPlaceId(places: readonly MapPlace[], placeId: string): MapAddress | undefined {
  try {
    const [country, id, street] = JSON.parse(Buffer.from(placeId.slice(4), "base64url").toString("utf8")) as unknown[]
    const place = places.find((each) => each.country === country && each.id === id)
    return place && typeof street === "string" ? { place, street } : undefined
  } catch {
    return undefined
  }
}

export function toPrediction(address: MapAddress) {
  const [main = "", ...secondaryParts] = addressParts(address)
  const secondary = secondaryParts.join(", ")
  const placeId = encodePlaceId(address)
  return {
    description: [main, ...secondaryParts].join(", "),
    matched_substrings: [],
    place_id: placeId,
    reference: placeId,
    structured_formatting: { main_text: main, main_text_matched_substrings: [], secondary_text: secondary },
    terms: [],
    types: address.street === "" ? [address.place.kind, "geocode"] : ["route", "geocode"],
  }
}

export function toGeocodeResult(address: MapAddress, location = coordinatesOf(address)) {
  const { place, street } = address
  return {
    address_components: [
      ...addressComponent(street, "route"),
      ...addressComponent(place.name, place.city ? "sublocality" : "locality"),
      ...addressComponent(place.city, "locality"),
      ...addressComponent(place.region, "administrative_area_level_1"),
      ...addressComponent(countryNames[place.country], "country", place.country),
    ],
    formatted_address: addressParts(address).join(", "),
    geometry: { location, location_type: street === "" ? "APPROXIMATE" : "GEOMETRIC_CENTER" },
    place_id: encodePlaceId(address),
    types: [street === "" ? "locality" : "route"],
  }
}

function addressComponent(name: string | undefined, type: string, short = name) {
  return name ? [{ long_name: name, short_name: short, types: [type] }] : []
}

function addressParts({ place, street }: MapAddress): string[] {
  const parts = [street, place.name, place.city, place.region, countryNames[place.country]]
  return parts.filter((part): part is string => part !== undefined && part !== "")
}
