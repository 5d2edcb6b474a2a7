import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

/** A country's gazetteer: everything a customer may type to say where they are. */
export interface SeedPlaces {
  country: CountryCode
  places: readonly SeedPlace[]
}

export interface SeedPlace extends Point {
  /** `bengaluru`, `bengaluru-koramangala`: also the last part of addresses, so letters, digits and hyphens. */
  id: string
  kind: "city" | "town" | "locality" | "landmark"
  name: string
  /** Other spellings and older names: Bangalore, Calcutta. */
  otherNames: readonly string[]
  /** Of a locality or landmark: its city's id. */
  cityId: string | null
  /** State, province or division. */
  region: string
  /** Higher is better known: decides the order among equals. */
  weight: number
}
