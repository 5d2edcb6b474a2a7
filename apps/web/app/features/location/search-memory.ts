import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import { rememberSearch } from "@hearth/domain/stores/recent-locations.ts"
import { writeStored } from "../../session/storage.ts"
import { isText, readStoredList } from "../../session/stored-list.ts"
import { fieldsOf } from "../../session/stored-shapes.ts"

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
  return readStoredList("searches", isSearch)
}

function isSearch(value: unknown): value is Search {
  const { placeId, main, secondary } = fieldsOf(value)
  return isText(placeId) && isText(main) && typeof secondary === "string"
}

export function keepSearch({ placeId, main, secondary }: Search): void {
  writeStored("searches", rememberSearch(lastSearches(), { placeId, main, secondary }))
}
