/** How people write places down for review; what follows from a row is worked out by `build-places.ts`. */

/** Name, state or province, inhabitants in thousands, other spellings and older names. The package gives the point. */
export type CityRow = readonly [name: string, region: string, thousands: number, ...otherNames: string[]]

/** Name, latitude, longitude, other names. */
export type PlaceRow = readonly [name: string, latitude: number, longitude: number, ...otherNames: string[]]

/** By the city's id. */
export type PlaceRows = Readonly<Record<string, readonly PlaceRow[]>>

export interface CountryRows {
  cities: readonly CityRow[]
  localities: PlaceRows
  landmarks: PlaceRows
}
