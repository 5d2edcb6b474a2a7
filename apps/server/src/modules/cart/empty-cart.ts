import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { StoredCart } from "./cart.store.ts"
import type { CartOwner } from "./own-cart.ts"

export const nothingSaid: CartOptions = { tip: 0, carryBag: false, cooking: "", delivery: "", noContact: false }

/** Where the customer is; what is not said stays as it was. */
export interface Place {
  storeId?: string | undefined
  deliveryType?: DeliveryType | undefined
}

/** A cart that was never written. */
export function emptyCart({ cartId, country }: CartOwner, place: Place = {}): StoredCart {
  const { storeId = countries[country].defaultStore.id, deliveryType = "DELIVERY" } = place
  return {
    id: cartId,
    country,
    storeId,
    deliveryType,
    lines: [],
    past: [],
    options: nothingSaid,
    promos: [],
    version: 0,
  }
}
