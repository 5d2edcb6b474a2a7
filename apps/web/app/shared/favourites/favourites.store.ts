import { useSyncExternalStore } from "react"
import { createStore } from "../../client/create-store.ts"
import { type StoredFavourites, noFavourites, parseStoredFavourites, effectiveFavourites } from "./stored-favourites.ts"
import { readStored, removeStored, onStoredElsewhere, writeStored } from "../../client/storage/storage.ts"

const noIds: readonly string[] = []
const idsStore = createStore(noIds)
let stored: StoredFavourites | undefined

/** The visitor's favourite products, the last added first. None on the server and while the page is taken over. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(idsStore.subscribe, currentFavourites, () => noIds)
}

export function currentFavourites(): readonly string[] {
  storedFavourites()
  return idsStore.get()
}

/** What this device knows, read when it is first asked for: before that nothing may be written over it. */
export function storedFavourites(): StoredFavourites {
  if (!stored) {
    const read = () => publish(parseStoredFavourites(readStored("favourites")))
    read()
    onStoredElsewhere("favourites", read)
  }
  return stored ?? noFavourites
}

export function storeFavourites(next: StoredFavourites): void {
  publish(next)
  if (next.productIds.length + next.wishes.length > 0) writeStored("favourites", next)
  else removeStored("favourites")
}

/** The same favourites again are no reason to draw every heart anew. */
function publish(next: StoredFavourites): void {
  stored = next
  const ids = effectiveFavourites(next)
  if (ids.join() !== idsStore.get().join()) idsStore.set(ids)
}
