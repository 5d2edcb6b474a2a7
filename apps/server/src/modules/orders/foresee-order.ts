import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import { type OrderPromise, promiseFor } from "@hearth/domain/orders/delivery-promise.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { estimateMoments } from "@hearth/domain/orders/estimate-time.ts"
import { localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import type { Examined } from "./examine-checkout.ts"
import type { OrderShop } from "./order-shop.ts"
import type { StoredOrder } from "./orders.store.ts"

/** TRK-3: what an order made of this bill is promised. */
export function promiseOf(
  { notes }: StoredOrder["bill"],
  way: DeliveryType,
  country: CountryCode,
  { conditionsUnsuitable }: StoreInfo,
): OrderPromise {
  // Those of a bulk order, which its bill notes; of any other none need counting.
  const pizzas = notes.reduce((most, note) => (note.code === "BULK_HINT" ? note.pizzas : most), 0)
  return promiseFor({ country, way, pizzas, conditionsUnsuitable })
}

/** TRK-1: when it would be there if it were ordered now, by the store's queue. Null while it isn't known where it goes. */
export function estimateOf(
  { kitchen, clock }: Pick<OrderShop, "kitchen" | "clock">,
  { store, timing, place }: Examined,
  way: DeliveryType,
  items: number,
): { from: number; to: number } | null {
  const door = place?.address
  if (!timing || (way === "DELIVERY" && !door)) return null
  const now = clock.now().getTime()
  const { capacity, timeZone } = store.schedule
  return estimateMoments(
    {
      way,
      stage: "PLACED",
      itemsAhead: kitchen.itemsAhead(store.id),
      items,
      capacity,
      kilometres: door ? distanceKm(store, door) : 0,
      hour: Math.floor(localTimeOf(now, timeZone).minute / 60),
    },
    now,
  )
}
