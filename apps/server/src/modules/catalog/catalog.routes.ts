import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Preserialized } from "../../platform/http/preserialize.ts"
import type { Platform } from "../../platform/platform.ts"
import { seedMenus } from "../../seed/seed-menus.ts"
import { readMenus } from "./catalog.store.ts"
import { createShelf, type Shelf, type StoreAnswers } from "./create-shelf.ts"
import { CATALOG_CHANGED, loadMenus } from "./load-menus.ts"
import { type FindPicture, readPictures } from "./read-pictures.ts"

/** `onChanged` is called when the answers have changed, by whichever node changed them. */
export function catalogRoutes(platform: Platform, onChanged: () => void): void {
  const { route, settings, db, database, http, log, onStart } = platform
  let shelf: Shelf | undefined
  let pictureOf: FindPicture

  let filling = Promise.resolve()

  async function readShelf(): Promise<void> {
    shelf = createShelf(await inTransaction(db, readMenus), pictureOf, settings.featuresOff)
  }

  /** One after the other, so that a slow reading can't put an old menu over a newer one. */
  function fillShelf(): Promise<void> {
    filling = filling.then(readShelf, readShelf)
    return filling
  }

  onStart(async () => {
    const changed = await loadMenus(platform, seedMenus)
    if (changed.length > 0) log.info({ changed }, "menus loaded")
    pictureOf = await readPictures(settings.picturesDir, log)
    // First listen, then read: a change in between is heard.
    const stop = await database.listen(CATALOG_CHANGED, () => {
      fillShelf().then(onChanged, (error: unknown) => log.error({ err: error }, "menus could not be read anew"))
    })
    http.addHook("onClose", () => stop())
    await fillShelf()
  })

  function answer(
    part: keyof StoreAnswers,
    country: CountryCode,
    storeId: string,
  ): Preserialized | Promise<Preserialized> {
    if (!shelf) throw new Error("asked for a menu before the start")
    const answers = shelf.answersOf(country, storeId)
    return answers instanceof Promise ? answers.then((made) => made[part]) : answers[part]
  }

  route("GET /v1/{storeId}/menu/data", ({ country, params }) => answer("menu", country, params.storeId))
  route("GET /v3/homePage/data", ({ country, query }) =>
    answer("home", country, query.storeId ?? countries[country].defaultStore.id),
  )
  route("GET /catalog-service/ve1/stores/{storeId}/deals", ({ country, params }) =>
    answer("deals", country, params.storeId),
  )
}
