/** As much as an address may have. */
const MAX_LENGTH = 300

/** What the map calls the place, cut to what can be saved. */
export function readAddressLabel(params: URLSearchParams): string {
  return (params.get("label") ?? "").trim().slice(0, MAX_LENGTH).toWellFormed()
}

/** A street or area to begin with: beside which place the pin stands is no address. */
export function streetFromLabel(label: string): string {
  return label.replace(/^near\s+/i, "")
}
