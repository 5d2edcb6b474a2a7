import { readStoredList, isNonEmptyText } from "../../client/storage/stored-list.ts"
import { removeStored, writeStored } from "../../client/storage/storage.ts"

const MAX_COUNT = 6
const MIN_LENGTH = 2

/** Recent searches of the menu, newest first. Stored on the device only. */
export function recentMenuSearches(): string[] {
  return readStoredList("menuSearches", isNonEmptyText).slice(0, MAX_COUNT)
}

export function persistMenuSearch(typed: string): void {
  const searches = addSearch(recentMenuSearches(), typed)
  if (searches) writeStored("menuSearches", searches)
}

export function clearMenuSearches(): void {
  removeStored("menuSearches")
}

/**
 * Adds a search at the front. An older search that differs only in case or spacing is removed. Returns undefined if the
 * text is too short to be stored.
 */
export function addSearch(recent: readonly string[], typed: string): string[] | undefined {
  const search = typed.trim().replaceAll(/\s+/g, " ")
  if (search.length < MIN_LENGTH) return undefined
  const lowerCaseSearch = search.toLowerCase()
  return [search, ...recent.filter((each) => each.toLowerCase() !== lowerCaseSearch)].slice(0, MAX_COUNT)
}
