import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import type { MenuOf } from "../catalog/public.ts"
import type { StoredCart } from "./cart.store.ts"
import type { CartDestination } from "./create-empty-cart.ts"

type OptionsInput = { [Option in keyof CartOptions]?: CartOptions[Option] | undefined }

/** Changes the given options, store and delivery type; the others keep their values. Throws if the store is unknown. */
export function setOptions(cart: StoredCart, input: OptionsInput & CartDestination, menuOf: MenuOf): StoredCart {
  const { storeId = cart.storeId, deliveryType = cart.deliveryType, ...changedOptions } = input
  if (input.storeId !== undefined) menuOf(cart.country, input.storeId)
  const options: CartOptions = {
    tip: changedOptions.tip ?? cart.options.tip,
    carryBag: changedOptions.carryBag ?? cart.options.carryBag,
    cooking: changedOptions.cooking ?? cart.options.cooking,
    delivery: changedOptions.delivery ?? cart.options.delivery,
    noContact: changedOptions.noContact ?? cart.options.noContact,
  }
  const names = Object.keys(options) as (keyof CartOptions)[]
  const isUnchanged =
    storeId === cart.storeId &&
    deliveryType === cart.deliveryType &&
    names.every((name) => options[name] === cart.options[name])
  return isUnchanged ? cart : { ...cart, storeId, deliveryType, options }
}
