import type { Category, Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { CartMenu } from "@hearth/domain/pricing/cart-line.ts"

/** What a store sells at this moment, as it is priced by: from memory. Whose app it is shown in changes no price. */
export type StoreMenu = Omit<CartMenu, "products" | "categories"> & {
  menuId: string
  products: readonly Product[]
  categories: readonly Category[]
}

/** A store that is not there, or belongs to another country, is refused. */
export type MenuOf = (country: CountryCode, storeId: string) => StoreMenu
