import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { pollStock } from "./poll-stock.ts"

let watchedStoreId = ""
let stop: (() => void) | undefined

/** CAT-7: polls the stock of the shown store, until another store is shown. */
export function watchStock({ store, country, features }: PageContext): void {
  if (store.id === watchedStoreId || !features.includes("menu")) return
  stop?.()
  watchedStoreId = store.id
  stop = pollStock(watchedStoreId, countries[country].timeZone)
}
