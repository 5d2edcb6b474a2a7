import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import { rememberSearch } from "@hearth/domain/stores/recent-locations.ts"
import { writeStored } from "../../../client/storage/storage.ts"
import { isNonEmptyText, readStoredList } from "../../../client/storage/stored-list.ts"
import { asRecord } from "../../../client/storage/stored-shapes.ts"

/** LOC-6: a suggested or recently searched place, as the list shows it. */
export interface PlaceSearchEntry {
  placeId: string
  main: string
  secondary: string
}

export function toSearchEntry({
  place_id,
  structured_formatting: { main_text, secondary_text },
}: Prediction): PlaceSearchEntry {
  return { placeId: place_id, main: main_text, secondary: secondary_text }
}

export function recentSearches(): PlaceSearchEntry[] {
  return readStoredList("searches", isSearchEntry)
}

function isSearchEntry(value: unknown): value is PlaceSearchEntry {
  const { placeId, main, secondary } = asRecord(value)
  return isNonEmptyText(placeId) && isNonEmptyText(main) && typeof secondary === "string"
}

export function persistSearch({ placeId, main, secondary }: PlaceSearchEntry): void {
  writeStored("searches", rememberSearch(recentSearches(), { placeId, main, secondary }))
}
