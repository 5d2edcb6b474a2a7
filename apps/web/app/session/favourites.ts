import { useSyncExternalStore } from "react"
import { createStore } from "../shell/store.ts"
import { type KeptFavourites, noFavourites, readKept, wanted } from "./kept-favourites.ts"
import { readStored, removeStored, whenStoredElsewhere, writeStored } from "./storage.ts"

const none: readonly string[] = []
const shown = createStore(none)
let kept: KeptFavourites | undefined

/** The visitor's favourite products, the last added first. None on the server and while the page is taken over. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(shown.subscribe, currentFavourites, () => none)
}

export function currentFavourites(): readonly string[] {
  currentKept()
  return shown.get()
}

/** What this device knows, read when it is first asked for: before that nothing may be written over it. */
export function currentKept(): KeptFavourites {
  if (!kept) {
    const read = () => take(readKept(readStored("favourites")))
    read()
    whenStoredElsewhere("favourites", read)
  }
  return kept ?? noFavourites
}

export function keep(next: KeptFavourites): void {
  take(next)
  if (next.productIds.length + next.wishes.length > 0) writeStored("favourites", next)
  else removeStored("favourites")
}

/** The same favourites again are no reason to draw every heart anew. */
function take(next: KeptFavourites): void {
  kept = next
  const ids = wanted(next)
  if (ids.join() !== shown.get().join()) shown.set(ids)
}
