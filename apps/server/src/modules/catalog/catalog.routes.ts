import { toClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { Feature } from "@hearth/domain/countries/features.ts"
import type { FastifyRequest } from "fastify"
import { fingerprintRows } from "../../platform/database/fingerprint-rows.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { keepInMemory } from "../../platform/keep-in-memory.ts"
import type { Platform } from "../../platform/platform.ts"
import { seedMenus } from "../../seed/seed-menus.ts"
import { blockedByVendor } from "../configuration/public.ts"
import type { Locator } from "../locator/public.ts"
import { readMenus } from "./catalog.store.ts"
import type { Answers } from "./create-answers.ts"
import { createShelf, type Shelf } from "./create-shelf.ts"
import { createStock } from "./create-stock.ts"
import { favouritesRoutes } from "./favourites.routes.ts"
import { forgetSoldOut } from "./forget-sold-out.ts"
import { CATALOG_CHANGED, loadMenus } from "./load-menus.ts"
import type { MenuOf } from "./menu-of.ts"
import { type FindPicture, readPictures } from "./read-pictures.ts"

const MOST_FOUND = 30

interface CatalogDeps {
  findStore: Locator["findStore"]
  /** Called when the answers have changed, by whichever node changed them. */
  onChanged(): void
}

/** Answers how others read a menu. */
export function catalogRoutes(platform: Platform, { findStore, onChanged }: CatalogDeps): MenuOf {
  const { route, settings, switches, db, database, clock, jobs, http, log, onStart } = platform
  const stock = createStock(platform)
  let shelf: Shelf | undefined
  let pictureOf: FindPicture

  const memory = keepInMemory(
    "menus",
    {
      version: () => fingerprintRows(db, ["catalog.menu"]),
      async read() {
        shelf = createShelf(await inTransaction(db, readMenus), { pictureOf, off: switches.featuresOff(), clock })
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
    // First listen, then read: a change in between is heard.
    const stop = await database.listen(CATALOG_CHANGED, () => memory.refill())
    http.addHook("onClose", () => {
      memory.close()
      return stop()
    })
    await memory.fill()
    switches.onChange(() => memory.refill())
    await stock.start()
  })
  jobs.every("catalog.forget-sold-out", "41 * * * *", () => forgetSoldOut(platform))

  interface Asked {
    country: CountryCode
    request: FastifyRequest
    params: { storeId: string }
  }

  function answersFor(country: CountryCode, storeId: string, blocked: readonly Feature[]): Answers {
    if (!shelf) throw new Error("asked for a menu before the start")
    return shelf.answersOf(country, storeId, blocked)
  }

  function answersOf({ country, request, params }: Asked): Answers {
    return answersFor(country, params.storeId, blockedByVendor[toClientType(request.headers["client-type"])])
  }

  /** TRK-3: not while the store says that riders can't be as quick as usual. */
  function isGuaranteed(country: CountryCode, { storeId }: Asked["params"]): boolean {
    return findStore(country, storeId)?.conditionsUnsuitable !== true
  }

  route("GET /v1/{storeId}/menu/data", (call) => answersOf(call).whole("menu"))
  route("GET /v1/{storeId}/toppings/data", (call) => answersOf(call).whole("toppings"))
  route("GET /v3/homePage/data", ({ country, request, query }) => {
    const params = { storeId: query.storeId ?? countries[country].defaultStore.id }
    return answersOf({ country, request, params }).whole(isGuaranteed(country, params) ? "home" : "homeUnguaranteed")
  })
  route("GET /catalog-service/ve1/stores/{storeId}/leftMenu", (call) => answersOf(call).whole("leftMenu"))
  route("GET /catalog-service/ve1/stores/{storeId}/widget", (call) =>
    answersOf(call).whole(isGuaranteed(call.country, call.params) ? "widgets" : "widgetsUnguaranteed"),
  )
  route("GET /catalog-service/ve1/stores/{storeId}/widget/{widgetId}", (call) =>
    answersOf(call).widget(call.params.widgetId),
  )
  route("GET /catalog-service/ve1/stores/{storeId}/deals", (call) => answersOf(call).whole("deals"))
  route("GET /catalog-service/ve1/stores/{storeId}/deals/all", (call) => answersOf(call).whole("allDeals"))
  route("GET /catalog-service/ve1/stores/{storeId}/deals/{dealId}", (call) => answersOf(call).deal(call.params.dealId))
  route("GET /catalog-service/ve1/potp/stores/{storeId}/menu", (call) => answersOf(call).whole("pointsMenu"))
  route("GET /catalog-service/ve1/stores/{storeId}/search", (call) => {
    const { q = "", veg, maxPrice, badge } = call.query
    const filters = { veg: veg === "true", maxPrice: maxPrice === undefined ? undefined : Number(maxPrice), badge }
    const { menuId, currency, search } = answersOf(call)
    return { status: "success", data: { menuId, currency, products: search(q, filters, MOST_FOUND) } }
  })
  route("GET /catalog-service/ve1/stores/{storeId}/stock", (call) =>
    stock.answerOf(call.params.storeId, answersOf(call).products),
  )
  favouritesRoutes(platform)

  return (country, storeId) => {
    const { menuId, products, categories, kitchen } = answersFor(country, storeId, [])
    return { menuId, products, categories, kitchen, soldOut: stock.soldOutOf(storeId, products) }
  }
}
