import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { ProductType } from "@hearth/domain/menu/product-types.ts"
import type { FoodType, Recipe } from "@hearth/domain/menu/product.ts"

/** A country's menu as this module keeps it: everything that follows from recipes and prices is worked out. */
export interface CatalogMenu {
  country: CountryCode
  stores: readonly string[]
  products: readonly CatalogProduct[]
  categories: readonly CatalogCategory[]
  deals: readonly CatalogDeal[]
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
  recipe: Recipe
}

export interface CatalogHome {
  hero: { id: string; title: string; text: string; href: string; action: string }
  sections: readonly { id: string; title: string; href: string; products: readonly string[] }[]
}
