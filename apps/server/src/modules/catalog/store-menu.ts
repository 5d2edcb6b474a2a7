import type { Category, Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { CartMenu } from "@hearth/domain/pricing/cart-line.ts"

/** A store's current menu with its prices, from memory. The prices are the same in every client type. */
export type StoreMenu = Omit<CartMenu, "products" | "categories"> & {
  menuId: string
  products: readonly Product[]
  categories: readonly Category[]
}

/** Throws STORE_NOT_FOUND for an unknown store or a store of another country. */
export type MenuOf = (country: CountryCode, storeId: string) => StoreMenu
