/** Shortens an address to what people call the place: `12, 4th Cross, Koramangala, Bengaluru` → `12, 4th Cross`. */
export function shortPlaceName(address: string): string {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
  // A house number alone is no name.
  const firstNameIndex = parts.findIndex((part) => /[\p{L}\p{M}]{3}/u.test(part))
  return parts.slice(0, firstNameIndex + 1).join(", ") || address
}
