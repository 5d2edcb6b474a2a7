import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import type { MenuOf } from "../catalog/public.ts"
import type { StoredCart } from "./cart.store.ts"
import type { Place } from "./empty-cart.ts"

type Said = { [Option in keyof CartOptions]?: CartOptions[Option] | undefined }

/** What is named is changed, the rest stays. */
export function setOptions(cart: StoredCart, said: Said & Place, menuOf: MenuOf): StoredCart {
  const { storeId = cart.storeId, deliveryType = cart.deliveryType, ...named } = said
  if (said.storeId !== undefined) menuOf(cart.country, said.storeId)
  const options: CartOptions = {
    tip: named.tip ?? cart.options.tip,
    carryBag: named.carryBag ?? cart.options.carryBag,
    cooking: named.cooking ?? cart.options.cooking,
    delivery: named.delivery ?? cart.options.delivery,
    noContact: named.noContact ?? cart.options.noContact,
  }
  const names = Object.keys(options) as (keyof CartOptions)[]
  const isAsBefore =
    storeId === cart.storeId &&
    deliveryType === cart.deliveryType &&
    names.every((name) => options[name] === cart.options[name])
  return isAsBefore ? cart : { ...cart, storeId, deliveryType, options }
}
