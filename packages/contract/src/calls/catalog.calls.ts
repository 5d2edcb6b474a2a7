import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { minor, storeId } from "../fields.ts"

const picture = z.object({
  /** Path without width and ending: `${base}-${width}.avif`, `.webp`. */
  base: z.string(),
  widths: z.array(z.int()),
  alt: z.string(),
  /** Shown until the picture is there. */
  colour: z.string(),
})

const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  foodType: z.enum(["VEG", "NON_VEG"]),
  productType: z.string(),
  price: minor,
  originalPrice: minor,
  sizes: z.array(z.object({ id: z.string(), name: z.string(), price: minor, originalPrice: minor, slices: z.int() })),
  badges: z.array(z.enum(["bestseller", "new", "spicy"])),
  allergens: z.array(z.string()),
  energyKcal: z.int().nullable(),
  serves: z.string(),
  picture,
})

const category = z.object({
  id: z.string(),
  /** The last part of the category's page, `/menu/{slug}`. */
  slug: z.string(),
  name: z.string(),
  blurb: z.string(),
  productIds: z.array(z.string()),
})

const deal = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  terms: z.array(z.string()),
  code: z.string().nullable(),
  price: minor.nullable(),
  picture,
})

const menu = z.object({
  storeId: z.string(),
  categories: z.array(category),
  products: z.array(product),
})

const home = z.object({
  storeId: z.string(),
  hero: z.object({ title: z.string(), text: z.string(), href: z.string(), action: z.string(), picture }),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), href: z.string(), picture })),
  sections: z.array(z.object({ id: z.string(), title: z.string(), href: z.string(), products: z.array(product) })),
  deals: z.array(deal),
})

export const catalogCalls = [
  defineCall({
    route: "GET /v1/{storeId}/menu/data",
    summary: "The whole menu of a store",
    group: "Menu and catalog",
    access: "open",
    feature: "menu",
    params: z.object({ storeId }),
    response: success(menu),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /v3/homePage/data",
    summary: "What the home page of a store shows",
    group: "Menu and catalog",
    access: "open",
    feature: "menu",
    query: z.object({ storeId: storeId.optional() }),
    response: success(home),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /catalog-service/ve1/stores/{storeId}/deals",
    summary: "Deals of a store",
    group: "Menu and catalog",
    access: "open",
    feature: "deals_and_offer",
    params: z.object({ storeId }),
    response: success(z.object({ deals: z.array(deal) })),
    errors: ["STORE_NOT_FOUND"],
  }),
] as const

export type Picture = z.infer<typeof picture>
export type Product = z.infer<typeof product>
export type Category = z.infer<typeof category>
export type Deal = z.infer<typeof deal>
export type Menu = z.infer<typeof menu>
export type Home = z.infer<typeof home>
