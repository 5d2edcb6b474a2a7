import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { currency, productId, storeId, text } from "../fields.ts"
import { deal, kitchen, landingWidget, menu, product, soldOut, widget } from "./catalog.shapes.ts"

const group = "Menu and catalog"
const storeParams = z.object({ storeId })
/** The id of a widget on the landing page, or of a deal. */
const entryId = z.string().regex(/^[a-z0-9-]{2,60}$/)

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
    summary: "Returns the whole menu of a store",
    group,
    access: "anyone",
    feature: "menu",
    params: storeParams,
    response: success(menu),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /v1/{storeId}/toppings/data",
    summary: "Returns the crusts, cheeses and toppings that a store's kitchen offers, with their prices",
    group,
    access: "anyone",
    feature: "menu",
    params: storeParams,
    response: success(kitchen),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /v3/homePage/data",
    summary: "Returns the content of a store's home page",
    group,
    access: "anyone",
    feature: "menu",
    query: z.object({ storeId: storeId.optional() }),
    response: success(home),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/leftMenu",
    summary: "Lists the categories of a store's menu with their page and number of products",
    group,
    access: "anyone",
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
    summary: "Lists the widgets of the landing page, each with a link to its content",
    group,
    access: "anyone",
    feature: "menu",
    params: storeParams,
    response: success(z.object({ menuId: z.string(), widgets: z.array(landingWidget) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/widget/{widgetId}",
    summary: "Returns the content of one widget",
    group,
    access: "anyone",
    feature: "menu",
    params: z.object({ storeId, widgetId: entryId }),
    response: success(widget).extend({ currency }),
    errors: ["STORE_NOT_FOUND", "NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/deals",
    summary: "Lists the deals of a store",
    group,
    access: "anyone",
    feature: "deals_and_offer",
    params: storeParams,
    response: success(z.object({ currency, deals: z.array(deal) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/deals/all",
    summary: "Lists the deals of a store with their boxes",
    group,
    access: "anyone",
    feature: "deals_and_offer",
    params: storeParams,
    response: success(z.object({ currency, deals: z.array(deal), boxes: z.array(product) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/deals/{dealId}",
    summary: "Returns one deal with its box",
    group,
    access: "anyone",
    feature: "deals_and_offer",
    params: z.object({ storeId, dealId: entryId }),
    response: success(z.object({ currency, deal, box: product.nullable() })),
    errors: ["STORE_NOT_FOUND", "NOT_FOUND"],
  }),
  defineCall({
    // `potp` is the original API's name for the loyalty programme here; what it stands for isn't known.
    route: "GET /catalog-service/ve1/potp/stores/{storeId}/menu",
    summary: "Lists the pizzas that points can buy, in the sizes that are free",
    group,
    access: "anyone",
    feature: "loyalty",
    params: storeParams,
    response: success(z.object({ menuId: z.string(), currency, products: z.array(product) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/search",
    summary: "Searches a store's menu; tolerates one typo per word",
    group,
    access: "anyone",
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
    summary: "Lists the sold-out products of a store and until when they are sold out",
    group,
    access: "anyone",
    feature: "menu",
    params: storeParams,
    response: success(z.object({ soldOut: z.array(soldOut) })),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /customer-service/ve1/user/favourites/products",
    summary: "Lists the visitor's favourite products",
    group,
    access: "guest",
    feature: "menu",
    response: success(favourites),
  }),
  defineCall({
    route: "POST /customer-service/ve1/user/favourites/products",
    summary: "Adds a product to the favourites; does nothing if it is already there",
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
    summary: "Removes a product from the favourites; does nothing if it isn't there",
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
