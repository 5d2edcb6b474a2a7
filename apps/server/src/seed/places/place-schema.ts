import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

/** A country's gazetteer: every place that a customer may type as their location. */
export interface SeedPlaces {
  country: CountryCode
  places: readonly SeedPlace[]
}

export interface SeedPlace extends Point {
  /** `bengaluru`, `bengaluru-koramangala`. Part of URLs, so only letters, digits and hyphens. */
  id: string
  kind: "city" | "town" | "locality" | "landmark"
  name: string
  /** Other spellings and older names: Bangalore, Calcutta. */
  otherNames: readonly string[]
  /** The city's id, for a locality or landmark. */
  cityId: string | null
  /** State, province or division. */
  region: string
  /** Higher is better known: sorts places that match equally well. */
  weight: number
}
