import type { MenuSearch, SearchFilters } from "@hearth/domain/menu/search-menu.ts"
import { splitWords } from "@hearth/domain/search/split-words.ts"

const MAX_IDEAS = 4
/** With fewer letters a beginning means anything. */
const MIN_LETTERS = 3

/**
 * What may have been meant where nothing was found: what has one of the words, then what begins alike, then what others
 * like best. With the filters where they leave something.
 */
export function suggestProducts<Product extends { badges: readonly string[] }>(
  search: MenuSearch<Product>,
  typed: string,
  filters: SearchFilters,
): Product[] {
  const words = splitWords(typed).toSorted((one, other) => other.length - one.length)
  for (const word of words.flatMap(prefixes)) {
    const found = search(word, filters, MAX_IDEAS)
    if (found.length > 0) return found
  }
  const liked = search("", { ...filters, badge: "bestseller" }, MAX_IDEAS)
  return liked.length > 0 ? liked : search("", { badge: "bestseller" }, MAX_IDEAS)
}

/** The word, then shorter and shorter. */
function prefixes(word: string): string[] {
  const letters = [...word]
  return letters
    .map((_, cut) => letters.slice(0, letters.length - cut).join(""))
    .filter((part) => part.length >= MIN_LETTERS)
}
