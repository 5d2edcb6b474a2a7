import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import { type OrderPromise, promiseFor } from "@hearth/domain/orders/delivery-promise.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { estimateMoments, estimateSince, type Waiting } from "@hearth/domain/orders/estimate-time.ts"
import { localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import type { Examined } from "./examine-checkout.ts"
import type { OrderShop } from "./order-shop.ts"
import type { OrderPlace, StoredOrder } from "./orders.store.ts"

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

interface Moments {
  from: number
  to: number
}

/** TRK-1: when it would be there if it were ordered now, by the store's queue. Null while it isn't known where it goes. */
export function estimateOf(
  { kitchen, clock }: Pick<OrderShop, "kitchen" | "clock">,
  { store, timing, place }: Examined,
  way: DeliveryType,
  items: number,
): Moments | null {
  const door = place?.address ?? null
  if (!timing || (way === "DELIVERY" && !door)) return null
  const now = clock.now().getTime()
  return estimateMoments(waitingAt(store, { way, items, door, itemsAhead: kitchen.itemsAhead(store.id) }, now), now)
}

/** The same of one that waits for its kitchen. From then on its tracker says it, and of one for later its own time. */
export function estimatePlaced(
  { kitchen, clock, locator }: Pick<OrderShop, "kitchen" | "clock" | "locator">,
  { country, storeId, status, slot, placedAt, takenUpAt, deliveryType, place, bill: { items } }: StoredOrder,
): Moments | null {
  const store = locator.findStore(country, storeId)
  if (status !== "ORDER PLACED" || slot !== null || placedAt === null || !store) return null
  const now = clock.now().getTime()
  // A kitchen that has taken it up counts it among those it has to make.
  const itemsAhead = Math.max(0, kitchen.itemsAhead(storeId) - (takenUpAt ? items : 0))
  const waiting = waitingAt(store, { way: deliveryType, items, door: place.address, itemsAhead }, now)
  return estimateSince(waiting, placedAt.getTime(), now)
}

function waitingAt(
  store: StoreInfo,
  { door, ...order }: Pick<Waiting, "way" | "items" | "itemsAhead"> & { door: OrderPlace["address"] },
  now: number,
): Waiting {
  const { capacity, timeZone } = store.schedule
  return {
    ...order,
    stage: "PLACED",
    capacity,
    kilometres: door ? distanceKm(store, door) : 0,
    hour: Math.floor(localTimeOf(now, timeZone).minute / 60),
  }
}
