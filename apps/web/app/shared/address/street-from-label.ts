/** Returns the street or area to prefill: the label without a leading "near", which is not part of an address. */
export function streetFromLabel(label: string): string {
  return label.replace(/^near\s+/i, "")
}
