import type { Contract } from "@hearth/contract/calls.ts"
import type { Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"
import type { WithoutEnvelope } from "@hearth/contract/envelope.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import { createMenuSearch, type MenuSearch } from "@hearth/domain/menu/search-menu.ts"
import { createHash } from "node:crypto"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Preserialized, preserialize } from "../../platform/http/preserialize.ts"
import type { MenuData } from "./build-menu-data.ts"

/** The names of the responses that depend only on the menu, unlike those for one widget or deal. */
export type MenuResponseName = "menu" | HomeResponseName | "toppings" | "leftMenu" | "deals" | "allDeals"

/**
 * The home page in full (`home`) and as a list of links to its widgets (`widgets`). The names with `WithoutGuarantee`
 * are for a store that can't give the delivery guarantee now.
 */
type HomeResponseName = "home" | "homeWithoutGuarantee" | "widgets" | "widgetsWithoutGuarantee"

type CachedResponse = Preserialized | Promise<Preserialized>

/** The responses of one menu. Each is built when first requested and cached as long as this object exists. */
export interface MenuResponses {
  menuId: string
  currency: Currency
  products: readonly Product[]
  categories: MenuData["menu"]["categories"]
  kitchen: MenuData["kitchen"]
  respond(name: MenuResponseName): CachedResponse
  widget(id: string): CachedResponse
  deal(id: string): CachedResponse
  search: MenuSearch<Product>
}

/** The client type decides which features are left out: see `MenuCache`. */
const VARY = ["client-type"]

export function createMenuResponses(data: MenuData, currency: Currency): MenuResponses {
  const menuId = createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 12)
  const products = data.menu.products
  const boxOf = (id: string | null) => products.find((product) => product.id === id) ?? null
  const cache = new Map<string, CachedResponse>()
  let search: MenuSearch<Product> | undefined

  function cached(key: string, make: () => Promise<Preserialized>): CachedResponse {
    const existing = cache.get(key)
    if (existing) return existing
    const pending = make()
    cache.set(key, pending)
    pending.then(
      (response) => cache.set(key, response),
      () => cache.delete(key),
    )
    return pending
  }

  const widgetsWithoutGuarantee = data.widgets.filter(({ kind }) => kind !== "guarantee")
  const home = (widgets: Widget[]) => build("GET /v3/homePage/data", { menuId, currency, widgets })
  const widgetLinks = (widgets: Widget[]) =>
    build("GET /catalog-service/ve1/stores/{storeId}/widget", {
      menuId,
      widgets: widgets.map(({ id, label, kind }) => ({ id, label, kind, links: [{ href: `widget/${id}` }] })),
    })

  const builders: Record<MenuResponseName, () => Promise<Preserialized>> = {
    menu: () => build("GET /v1/{storeId}/menu/data", { menuId, currency, ...data.menu }),
    home: () => home(data.widgets),
    homeWithoutGuarantee: () => home(widgetsWithoutGuarantee),
    toppings: () => build("GET /v1/{storeId}/toppings/data", { menuId, currency, ...data.kitchen }),
    leftMenu: () => build("GET /catalog-service/ve1/stores/{storeId}/leftMenu", { menuId, categories: data.leftMenu }),
    widgets: () => widgetLinks(data.widgets),
    widgetsWithoutGuarantee: () => widgetLinks(widgetsWithoutGuarantee),
    deals: () => build("GET /catalog-service/ve1/stores/{storeId}/deals", { currency, deals: data.deals }),
    allDeals: () =>
      build("GET /catalog-service/ve1/stores/{storeId}/deals/all", {
        currency,
        deals: data.deals,
        boxes: data.deals.flatMap(({ box }) => boxOf(box) ?? []),
      }),
  }

  return {
    menuId,
    currency,
    products,
    categories: data.menu.categories,
    kitchen: data.kitchen,
    respond: (name) => cached(name, builders[name]),
    widget(id) {
      const widget = data.widgets.find((each) => each.id === id)
      if (!widget) throw new AppError("NOT_FOUND")
      return cached(`widget ${id}`, () =>
        build("GET /catalog-service/ve1/stores/{storeId}/widget/{widgetId}", { currency, data: widget }),
      )
    },
    deal(id) {
      const deal = data.deals.find((each) => each.id === id)
      if (!deal) throw new AppError("NOT_FOUND")
      return cached(`deal ${id}`, () =>
        build("GET /catalog-service/ve1/stores/{storeId}/deals/{dealId}", {
          currency,
          deal,
          box: boxOf(deal.box),
        }),
      )
    },
    search(query, filters, limit) {
      search ??= createMenuSearch(products, data.menu.categories)
      return search(query, filters, limit)
    },
  }
}

function build<R extends keyof Contract>(
  route: R,
  responseData: WithoutEnvelope<Contract[R]["response"]>,
): Promise<Preserialized> {
  return preserialize(route, responseData, "no-cache", VARY)
}
