import { toClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import type { FastifyRequest } from "fastify"
import { fingerprintRows } from "../../platform/database/fingerprint-rows.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import type { Platform } from "../../platform/platform.ts"
import { seedMenus } from "../../seed/seed-menus.ts"
import { blockedByVendor } from "../configuration/public.ts"
import type { Locator } from "../locator/public.ts"
import { readMenus } from "./catalog.store.ts"
import type { MenuResponses } from "./create-menu-responses.ts"
import { createMenuCache, type MenuCache } from "./create-menu-cache.ts"
import { createStock } from "./create-stock.ts"
import { favouritesRoutes } from "./favourites.routes.ts"
import { purgeExpiredSoldOut } from "./purge-expired-sold-out.ts"
import { CATALOG_CHANGED, loadMenus } from "./load-menus.ts"
import type { MenuOf } from "./store-menu.ts"
import { type FindPicture, readPictures } from "./read-pictures.ts"

const SEARCH_LIMIT = 30

interface CatalogDeps {
  findStore: Locator["findStore"]
  /** Called after this node has reloaded its menus, whichever node changed them. */
  onChanged(): void
}

/** Registers the routes and returns the function by which other modules read a store's menu. */
export function catalogRoutes(platform: Platform, { findStore, onChanged }: CatalogDeps): MenuOf {
  const { route, settings, switches, db, database, clock, jobs, http, log, onStart } = platform
  const stock = createStock(platform)
  let menuCache: MenuCache | undefined
  let pictureOf: FindPicture

  const cache = createMemoryCache(
    "menus",
    {
      version: () => fingerprintRows(db, ["catalog.menu"]),
      async read() {
        menuCache = createMenuCache(await inTransaction(db, readMenus), {
          pictureOf,
          off: switches.featuresOff(),
          clock,
        })
        onChanged()
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

  interface MenuRequest {
    country: CountryCode
    request: FastifyRequest
    params: { storeId: string }
  }

  function responsesFor(country: CountryCode, storeId: string, blocked: readonly Feature[]): MenuResponses {
    if (!menuCache) throw new Error("a menu was requested before the start")
    return menuCache.responsesFor(country, storeId, blocked)
  }

  function responsesOf({ country, request, params }: MenuRequest): MenuResponses {
    return responsesFor(country, params.storeId, blockedByVendor[toClientType(request.headers["client-type"])])
  }

  /**
   * TRK-3: there is no guarantee while the store reports conditions that slow its riders down. It isn't shown while the
   * store is closed, when nothing can arrive within 30 minutes.
   */
  function isGuaranteed(country: CountryCode, { storeId }: MenuRequest["params"]): boolean {
    const store = findStore(country, storeId)
    if (!store || store.conditionsUnsuitable) return false
    return availabilityOf(store.schedule, "DELIVERY", clock.now().getTime()).open
  }

  route("GET /v1/{storeId}/menu/data", (call) => responsesOf(call).respond("menu"))
  route("GET /v1/{storeId}/toppings/data", (call) => responsesOf(call).respond("toppings"))
  route("GET /v3/homePage/data", ({ country, request, query }) => {
    const params = { storeId: query.storeId ?? countries[country].defaultStore.id }
    return responsesOf({ country, request, params }).respond(
      isGuaranteed(country, params) ? "home" : "homeUnguaranteed",
    )
  })
  route("GET /catalog-service/ve1/stores/{storeId}/leftMenu", (call) => responsesOf(call).respond("leftMenu"))
  route("GET /catalog-service/ve1/stores/{storeId}/widget", (call) =>
    responsesOf(call).respond(isGuaranteed(call.country, call.params) ? "widgets" : "widgetsUnguaranteed"),
  )
  route("GET /catalog-service/ve1/stores/{storeId}/widget/{widgetId}", (call) =>
    responsesOf(call).widget(call.params.widgetId),
  )
  route("GET /catalog-service/ve1/stores/{storeId}/deals", (call) => responsesOf(call).respond("deals"))
  route("GET /catalog-service/ve1/stores/{storeId}/deals/all", (call) => responsesOf(call).respond("allDeals"))
  route("GET /catalog-service/ve1/stores/{storeId}/deals/{dealId}", (call) =>
    responsesOf(call).deal(call.params.dealId),
  )
  route("GET /catalog-service/ve1/potp/stores/{storeId}/menu", (call) => responsesOf(call).respond("pointsMenu"))
  route("GET /catalog-service/ve1/stores/{storeId}/search", (call) => {
    const { q = "", veg, maxPrice, badge } = call.query
    const filters = { veg: veg === "true", maxPrice: maxPrice === undefined ? undefined : Number(maxPrice), badge }
    const { menuId, currency, search } = responsesOf(call)
    return { status: "success", data: { menuId, currency, products: search(q, filters, SEARCH_LIMIT) } }
  })
  route("GET /catalog-service/ve1/stores/{storeId}/stock", (call) =>
    stock.responseFor(call.params.storeId, responsesOf(call).products),
  )
  favouritesRoutes(platform)

  return (country, storeId) => {
    const { menuId, products, categories, kitchen } = responsesFor(country, storeId, [])
    return { menuId, products, categories, kitchen, soldOut: stock.soldOutOf(storeId, products) }
  }
}
