import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { currency, productId, storeId, text } from "../fields.ts"
import { deal, kitchen, landingWidget, menu, product, soldOut, widget } from "./catalog.shapes.ts"

const group = "Menu and catalog"
const storeParams = z.object({ storeId })
/** The form of a landing entry's href or a deal's id. */
const name = z.string().regex(/^[a-z0-9-]{2,60}$/)

const home = z.object({
  menuId: z.string(),
  currency,
  /** The parts of the page from top to bottom: the landing list with its contents, in one response. */
  widgets: z.array(widget),
})

const searchResults = z.object({
  menuId: z.string(),
  currency,
  /** Best match first. */
  products: z.array(product),
})

const favourites = z.object({
  /** Favourites in the requested country, newest first. */
  productIds: z.array(z.string()),
})

export const catalogCalls = [
  defineCall({
    route: "GET /v1/{storeId}/menu/data",
    summary: "The whole menu of a store",
    group,
    access: "open",
    feature: "menu",
    params: storeParams,
    response: success(menu),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /v1/{storeId}/toppings/data",
    summary: "What a store's kitchen can do with a pizza, and for how much",
    group,
    access: "open",
    feature: "menu",
    params: storeParams,
    response: success(kitchen),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /v3/homePage/data",
    summary: "What the home page of a store shows",
    group,
    access: "open",
    feature: "menu",
    query: z.object({ storeId: storeId.optional() }),
    response: success(home),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/leftMenu",
    summary: "The categories of a store's menu, each with its page and how much is in it",
    group,
    access: "open",
    feature: "menu",
    params: storeParams,
    response: success(
      z.object({
        menuId: z.string(),
        categories: z.array(z.object({ id: z.string(), name: z.string(), href: z.string(), count: z.int() })),
      }),
    ),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/widget",
    summary: "What the landing page is made of: each widget's content is found at its link",
    group,
    access: "open",
    feature: "menu",
    params: storeParams,
    response: success(z.object({ menuId: z.string(), widgets: z.array(landingWidget) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/widget/{widgetId}",
    summary: "The content of one widget",
    group,
    access: "open",
    feature: "menu",
    params: z.object({ storeId, widgetId: name }),
    response: success(widget).extend({ currency }),
    errors: ["STORE_NOT_FOUND", "NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/deals",
    summary: "Deals of a store",
    group,
    access: "open",
    feature: "deals_and_offer",
    params: storeParams,
    response: success(z.object({ currency, deals: z.array(deal) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/deals/all",
    summary: "Deals of a store with the boxes they sell",
    group,
    access: "open",
    feature: "deals_and_offer",
    params: storeParams,
    response: success(z.object({ currency, deals: z.array(deal), boxes: z.array(product) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/deals/{dealId}",
    summary: "One deal, with the box it sells",
    group,
    access: "open",
    feature: "deals_and_offer",
    params: z.object({ storeId, dealId: name }),
    response: success(z.object({ currency, deal, box: product.nullable() })),
    errors: ["STORE_NOT_FOUND", "NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/potp/stores/{storeId}/menu",
    summary: "What points can buy: pizzas in their smallest size",
    group,
    access: "open",
    feature: "loyalty",
    params: storeParams,
    response: success(z.object({ menuId: z.string(), currency, products: z.array(product) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/search",
    summary: "What of a store's menu is meant by a few typed letters, one slip a word forgiven",
    group,
    access: "open",
    feature: "search",
    params: storeParams,
    query: z.object({
      q: text(80).optional(),
      veg: z.enum(["true", "false"]).optional(),
      /** In minor units, compared with the price of the smallest size. */
      maxPrice: z
        .string()
        .regex(/^[0-9]{1,9}$/)
        .optional(),
      badge: z.enum(["bestseller", "new", "spicy"]).optional(),
    }),
    response: success(searchResults),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/stock",
    summary: "What is sold out at a store now, and until when",
    group,
    access: "open",
    feature: "menu",
    params: storeParams,
    response: success(z.object({ soldOut: z.array(soldOut) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /customer-service/ve1/user/favourites/products",
    summary: "A visitor's favourite products",
    group,
    access: "guest",
    feature: "menu",
    response: success(favourites),
  }),
  defineCall({
    route: "POST /customer-service/ve1/user/favourites/products",
    summary: "Makes a product a favourite; once more changes nothing",
    group,
    access: "guest",
    feature: "menu",
    idempotency: "optional",
    body: z.strictObject({ productId }),
    response: success(favourites),
    errors: ["NOT_FOUND", "TOO_MANY_FAVOURITES"],
  }),
  defineCall({
    route: "DELETE /customer-service/ve1/user/favourites/products",
    summary: "A product is a favourite no more; once more changes nothing",
    group,
    access: "guest",
    feature: "menu",
    idempotency: "optional",
    query: z.object({ productId }),
    response: success(favourites),
  }),
] as const

export type { Category, Picture } from "./catalog.shapes.ts"
export type Product = z.infer<typeof product>
export type Deal = z.infer<typeof deal>
export type Menu = z.infer<typeof menu>
export type Home = z.infer<typeof home>
export type Widget = z.infer<typeof widget>
export type KitchenData = z.infer<typeof kitchen>
export type SoldOut = z.infer<typeof soldOut>
