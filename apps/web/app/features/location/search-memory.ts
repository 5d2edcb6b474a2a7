import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import { rememberSearch } from "@hearth/domain/stores/recent-locations.ts"
import { readStored, writeStored } from "../../session/storage.ts"

/** LOC-6: a place that was searched for, as it is offered again. */
export interface Search {
  placeId: string
  main: string
  secondary: string
}

export function searchOf({ place_id, structured_formatting: { main_text, secondary_text } }: Prediction): Search {
  return { placeId: place_id, main: main_text, secondary: secondary_text }
}

export function lastSearches(): Search[] {
  const stored = readStored<Search[]>("searches")
  return Array.isArray(stored) ? stored : []
}

export function keepSearch({ placeId, main, secondary }: Search): void {
  writeStored("searches", rememberSearch(lastSearches(), { placeId, main, secondary }))
}
