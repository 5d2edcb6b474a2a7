import type { MenuSearch, SearchFilters } from "@hearth/domain/menu/search-menu.ts"
import { splitWords } from "@hearth/domain/search/split-words.ts"

const MAX_IDEAS = 4
/** Shorter prefixes match too much. */
const MIN_PREFIX_LENGTH = 3

/**
 * Suggests products if nothing was found. Tries each typed word, the longest first, and shorter and shorter prefixes of
 * it, and returns the first matches; otherwise bestsellers. Filters are ignored only if they exclude all bestsellers.
 */
export function suggestProducts<Product extends { badges: readonly string[] }>(
  search: MenuSearch<Product>,
  typed: string,
  filters: SearchFilters,
): Product[] {
  const terms = splitWords(typed).toSorted((one, other) => other.length - one.length)
  for (const word of terms.flatMap(prefixes)) {
    const matches = search(word, filters, MAX_IDEAS)
    if (matches.length > 0) return matches
  }
  const bestsellers = search("", { ...filters, badge: "bestseller" }, MAX_IDEAS)
  return bestsellers.length > 0 ? bestsellers : search("", { badge: "bestseller" }, MAX_IDEAS)
}

/** The word, then shorter and shorter prefixes. */
function prefixes(word: string): string[] {
  const letters = [...word]
  return letters
    .map((_, cut) => letters.slice(0, letters.length - cut).join(""))
    .filter((part) => part.length >= MIN_PREFIX_LENGTH)
}
