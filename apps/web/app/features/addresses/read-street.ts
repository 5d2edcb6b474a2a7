/** As much as an address may have. */
const LONGEST = 300

/** What the map calls the place, cut to what can be saved. */
export function readLabel(params: URLSearchParams): string {
  return (params.get("label") ?? "").trim().slice(0, LONGEST).toWellFormed()
}

/** A street or area to begin with: beside which place the pin stands is no address. */
export function streetOf(label: string): string {
  return label.replace(/^near\s+/i, "")
}
