/** The maximum length of an address. */
const MAX_LENGTH = 300

/** Returns the map's name of the place, cut to the length that can be saved. */
export function readAddressLabel(params: URLSearchParams): string {
  return (params.get("label") ?? "").trim().slice(0, MAX_LENGTH).toWellFormed()
}
