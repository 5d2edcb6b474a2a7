import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { watchStock } from "./watch-stock.ts"

let watched = ""
let stop: (() => void) | undefined

/** CAT-7: from now on what is sold out is that of the store whose pages are shown, until there is another. */
export function followStock({ store, country, features }: PageContext): void {
  if (store.id === watched || !features.includes("menu")) return
  stop?.()
  watched = store.id
  stop = watchStock(watched, countries[country].timeZone)
}
