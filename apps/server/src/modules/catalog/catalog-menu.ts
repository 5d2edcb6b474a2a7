import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { BoxChoice } from "@hearth/domain/menu/configure-box.ts"
import type { PizzaOptions } from "@hearth/domain/menu/pizza-options.ts"
import type { ProductType } from "@hearth/domain/menu/product-types.ts"
import type { FoodType, Recipe } from "@hearth/domain/menu/product.ts"

/** A country's menu as this module stores it, with everything that is derived from recipes and prices. */
export interface CatalogMenu {
  country: CountryCode
  stores: readonly string[]
  products: readonly CatalogProduct[]
  categories: readonly CatalogCategory[]
  deals: readonly CatalogDeal[]
  kitchen: PizzaOptions
  differences: readonly StoreMenuDifference[]
  home: CatalogHome
}

export interface CatalogProduct {
  id: string
  name: string
  description: string
  productType: ProductType
  foodType: FoodType
  price: number
  originalPrice: number
  sizes: readonly { id: string; name: string; price: number; originalPrice: number; slices: number }[]
  badges: readonly ("bestseller" | "new" | "spicy")[]
  allergens: readonly string[]
  energyKcal: number | null
  serves: string
  /** The pieces that are always in the box: `product` or `product@size`. */
  includes: readonly string[]
  choices: readonly BoxChoice[]
  /** Whether the product can't be customised. */
  fixed: boolean
  searchWords: readonly string[]
  recipe: Recipe
}

export interface CatalogCategory {
  slug: string
  name: string
  blurb: string
  /** The id of the product whose picture the category shows. */
  pictureOf: string
  productIds: readonly string[]
}

export interface CatalogDeal {
  id: string
  title: string
  summary: string
  terms: readonly string[]
  code: string | null
  price: number | null
  /** The id of the product that the deal sells, or null. */
  box: string | null
  /** The promo code is valid only for a customer's first order. */
  firstOrderOnly: boolean
  recipe: Recipe
}

/** How the menu of some stores differs from their country's menu, permanently or between two dates. */
export interface StoreMenuDifference {
  id: string
  stores: readonly string[]
  /** The first and the last day as local dates; unlimited when undefined. */
  from?: string | undefined
  until?: string | undefined
  vegetarian?: true | undefined
  /** The ids of products that these stores don't sell. */
  without?: readonly string[] | undefined
  /** The price factor in thousandths: 1100 means 10% more than in the country's menu. */
  pricePerMille?: number | undefined
}

export interface CatalogHome {
  hero: { id: string; title: string; text: string; href: string; action: string }
  sections: readonly { id: string; title: string; href: string; products: readonly string[] }[]
}
