/** The maximum length of an address's field `address`, which the name prefills. */
const MAX_LENGTH = 300

/** Returns the name of the place at the pin, from the query, cut to the length that can be saved. */
export function readPlaceName(params: URLSearchParams): string {
  return (params.get("label") ?? "").trim().slice(0, MAX_LENGTH).toWellFormed()
}
