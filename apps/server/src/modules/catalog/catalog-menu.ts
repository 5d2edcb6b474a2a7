import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { BoxChoice } from "@hearth/domain/menu/configure-box.ts"
import type { Kitchen } from "@hearth/domain/menu/kitchen.ts"
import type { ProductType } from "@hearth/domain/menu/product-types.ts"
import type { FoodType, Recipe } from "@hearth/domain/menu/product.ts"

/** A country's menu as this module keeps it: everything that follows from recipes and prices is worked out. */
export interface CatalogMenu {
  country: CountryCode
  stores: readonly string[]
  products: readonly CatalogProduct[]
  categories: readonly CatalogCategory[]
  deals: readonly CatalogDeal[]
  kitchen: Kitchen
  differences: readonly CatalogDifference[]
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
  /** What a box holds: `product` or `product@size`. */
  includes: readonly string[]
  choices: readonly BoxChoice[]
  fixed: boolean
  searchWords: readonly string[]
  recipe: Recipe
}

export interface CatalogCategory {
  slug: string
  name: string
  blurb: string
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
  /** The product it sells, where it sells one. */
  box: string | null
  /** Its code is for a customer's first order alone. */
  firstOrderOnly: boolean
  recipe: Recipe
}

/** Where some stores, for some days or for good, differ from their country's menu. */
export interface CatalogDifference {
  id: string
  stores: readonly string[]
  /** The first and the last day, by the store's own calendar; open where missing. */
  from?: string | undefined
  until?: string | undefined
  vegetarian?: true | undefined
  without?: readonly string[] | undefined
  pricePerMille?: number | undefined
}

export interface CatalogHome {
  hero: { id: string; title: string; text: string; href: string; action: string }
  sections: readonly { id: string; title: string; href: string; products: readonly string[] }[]
}
