import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import { fingerprintRows } from "../../platform/database/fingerprint-rows.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import { seedMenus } from "../../seed/seed-menus.ts"
import type { Locator } from "../locator/public.ts"
import { catalogRoutes } from "./catalog.routes.ts"
import { readMenus } from "./catalog.store.ts"
import { createMenuCache, type MenuCache } from "./create-menu-cache.ts"
import { createStock } from "./create-stock.ts"
import { favouritesRoutes } from "./favourites.routes.ts"
import { CATALOG_CHANGED, loadMenus } from "./load-menus.ts"
import { createMenuReader } from "./menu-reader.ts"
import { purgeExpiredSoldOut } from "./purge-expired-sold-out.ts"
import { type FindPicture, readPictures } from "./read-pictures.ts"
import type { MenuOf } from "./store-menu.ts"

/** The catalogue functions that other modules use. */
export interface Catalog {
  menuOf: MenuOf
  /** Called after this node has reloaded its menus, whichever node changed them. */
  onChanged(listener: () => void): void
}

interface CatalogDeps {
  findStore: Locator["findStore"]
}

/** Caches every menu: loads them at the start and reloads them when any node changes something. */
export function createCatalog(platform: Platform, { findStore }: CatalogDeps): Catalog {
  const { settings, switches, db, database, clock, jobs, http, log, onStart } = platform
  const stock = createStock(platform)
  const listeners: (() => void)[] = []
  let menuCache: MenuCache | undefined
  let pictureOf: FindPicture

  const cache = createMemoryCache(
    "menus",
    {
      version: () => fingerprintRows(db, ["catalog.menu"]),
      async read() {
        menuCache = createMenuCache(await inTransaction(db, readMenus), {
          pictureOf,
          disabledFeatures: switches.featuresOff(),
          clock,
        })
        for (const listener of listeners) listener()
      },
    },
    log,
    settings.cacheMaxAgeSeconds,
  )

  onStart(async () => {
    const changed = await loadMenus(platform, seedMenus)
    if (changed.length > 0) log.info({ changed }, "menus loaded")
    pictureOf = await readPictures(settings.picturesDir, log)
    // Listens before reading, so that a change in between isn't missed.
    const stop = await database.listen(CATALOG_CHANGED, () => cache.reload())
    http.addHook("onClose", () => {
      cache.close()
      return stop()
    })
    await cache.load()
    switches.onChange(() => cache.reload())
    await stock.start()
  })
  jobs.every("catalog.forget-sold-out", "41 * * * *", () => purgeExpiredSoldOut(platform))

  function responsesFor(country: CountryCode, storeId: string, blocked: readonly Feature[]) {
    if (!menuCache) throw new Error("a menu was requested before the start")
    return menuCache.responsesFor(country, storeId, blocked)
  }

  catalogRoutes(platform, createMenuReader({ findStore, responsesFor, clock }), stock)
  favouritesRoutes(platform)

  return {
    menuOf(country, storeId) {
      const { menuId, products, categories, kitchen } = responsesFor(country, storeId, [])
      return { menuId, products, categories, kitchen, soldOut: stock.soldOutOf(storeId, products) }
    },
    onChanged: (listener) => void listeners.push(listener),
  }
}
