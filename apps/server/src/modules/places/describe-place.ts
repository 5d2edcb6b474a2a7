import type { GeocodedPlace, Prediction } from "@hearth/contract/calls/locator.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import * as placeNameTexts from "@hearth/texts/place/place-names.ts"
import type { SeedPlace } from "../../seed/places/place-schema.ts"

/** The prefix of our own gazetteer's ids, which separates them from a maps service's. */
const OWN_PREFIX = "hearth:"

const placeIdOf = ({ id }: SeedPlace): string => `${OWN_PREFIX}${id}`

/** Strips our prefix from a place id. Returns undefined if the id is a maps service's. */
export function ownIdOf(placeId: string): string | undefined {
  return placeId.startsWith(OWN_PREFIX) ? placeId.slice(OWN_PREFIX.length) : undefined
}

/** Returns the text after a place's name: `Bengaluru, Karnataka`, or the state and country of a city. */
function surroundings(country: CountryCode, place: SeedPlace, cityName: string | undefined): string {
  const parts = cityName === undefined ? [place.region, countries[country].name] : [cityName, place.region]
  return parts.filter((part, index) => part !== "" && part !== place.name && parts.indexOf(part) === index).join(", ")
}

export function toPrediction(country: CountryCode, place: SeedPlace, cityName: string | undefined): Prediction {
  const secondary = surroundings(country, place, cityName)
  return {
    place_id: placeIdOf(place),
    description: joinParts(place.name, secondary),
    structured_formatting: { main_text: place.name, secondary_text: secondary },
  }
}

export function toPlace(country: CountryCode, place: SeedPlace, cityName: string | undefined): GeocodedPlace {
  return {
    place_id: placeIdOf(place),
    formatted_address: joinParts(place.name, surroundings(country, place, cityName)),
    geometry: { location: { lat: place.latitude, lng: place.longitude } },
  }
}

/** Names a pin after the nearest place and leaves the pin's coordinates unchanged. */
export function toNearbyPlace(place: SeedPlace, cityName: string | undefined, point: Point): GeocodedPlace {
  return {
    place_id: placeIdOf(place),
    formatted_address: placeNameTexts.near(joinParts(place.name, cityName ?? place.region)),
    geometry: { location: { lat: point.latitude, lng: point.longitude } },
  }
}

const joinParts = (name: string, suffix: string): string => (suffix === "" ? name : `${name}, ${suffix}`)
