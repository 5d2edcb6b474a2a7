import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { recordServerDate, serverNow } from "../client/server-clock.ts"
import { pollStock } from "./poll-stock.ts"

const clock = { now: serverNow, recordDate: recordServerDate }

/** CAT-7: polls the stock of the shown store, until another store is shown. */
export const watchStock = createStockWatcher((storeId, zone) => pollStock(storeId, zone, clock))

function createStockWatcher(poll: (storeId: string, zone: Parameters<typeof pollStock>[1]) => () => void) {
  let watchedStoreId = ""
  let stop: (() => void) | undefined
  return ({ store, country, features }: PageContext): void => {
    if (store.id === watchedStoreId || !features.includes("menu")) return
    stop?.()
    watchedStoreId = store.id
    stop = poll(watchedStoreId, countries[country].timeZone)
  }
}
