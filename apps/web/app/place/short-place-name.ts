/**
 * Shortens an address: keeps its parts up to and including the first that contains a word, for example
 * `12, 4th Cross, Koramangala` → `12, 4th Cross`.
 */
export function shortPlaceName(address: string): string {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
  // A house number alone is not a name.
  const nameIndex = parts.findIndex((part) => /[\p{L}\p{M}]{3}/u.test(part))
  return parts.slice(0, nameIndex + 1).join(", ") || address
}
