import { createStore } from "../shell/store.ts"

/** The visitor's favourite products, the last added first. Empty on the server and at first; keep-favourites.ts fills it. */
const favourites = createStore<readonly string[]>([])

export const useFavourites = favourites.use
export const currentFavourites = favourites.get
export const setFavourites = favourites.set
