import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { StoredCart } from "./cart.store.ts"
import type { CartOwner } from "./cart-owner.ts"

export const defaultOptions: CartOptions = { tip: 0, carryBag: false, cooking: "", delivery: "", noContact: false }

/** The customer's store and delivery type. A missing value keeps the current one or the default. */
export interface CartDestination {
  storeId?: string | undefined
  deliveryType?: DeliveryType | undefined
}

/** Creates a cart that is not stored yet. */
export function createEmptyCart({ cartId, country }: CartOwner, destination: CartDestination = {}): StoredCart {
  const { storeId = countries[country].defaultStore.id, deliveryType = "DELIVERY" } = destination
  return {
    id: cartId,
    country,
    storeId,
    deliveryType,
    lines: [],
    past: [],
    options: defaultOptions,
    promos: [],
    version: 0,
  }
}
