import { useSyncExternalStore } from "react"
import { createStore } from "@hearth/browser/store.ts"
import { type StoredFavourites, noFavourites, parseStoredFavourites, effectiveFavourites } from "./stored-favourites.ts"
import { readStored, removeStored, onStoredElsewhere, writeStored } from "../../client/storage/storage.ts"

const noIds: readonly string[] = []
const idsStore = createStore(noIds)
const favouritesStore = createStore<StoredFavourites | undefined>(undefined)

/** The visitor's favourite products, newest first. Empty on the server and during hydration. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(idsStore.subscribe, currentFavourites, () => noIds)
}

export function currentFavourites(): readonly string[] {
  // Fills `idsStore` on first use.
  readFavourites()
  return idsStore.get()
}

/** The stored favourites. They are read on first use, so that nothing overwrites them before they were read. */
export function readFavourites(): StoredFavourites {
  if (!favouritesStore.get()) {
    const reload = () => publish(parseStoredFavourites(readStored("favourites")))
    reload()
    onStoredElsewhere("favourites", reload)
  }
  return favouritesStore.get() ?? noFavourites
}

export function persistFavourites(next: StoredFavourites): void {
  publish(next)
  if (next.productIds.length + next.wishes.length > 0) writeStored("favourites", next)
  else removeStored("favourites")
}

/** Unchanged favourites must not rerender every favourite button. */
function publish(next: StoredFavourites): void {
  favouritesStore.set(next)
  const ids = effectiveFavourites(next)
  if (ids.join() !== idsStore.get().join()) idsStore.set(ids)
}
