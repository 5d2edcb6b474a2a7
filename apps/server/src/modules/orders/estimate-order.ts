import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { isFinal } from "@hearth/domain/orders/order-status.ts"
import { type OrderGuarantee, guaranteeFor } from "@hearth/domain/orders/delivery-guarantee.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import {
  type Arrival,
  type ArrivalStore,
  estimateArrival,
  itemsBefore,
  type OrderProgress,
} from "@hearth/domain/orders/estimate-arrival.ts"
import type { CheckoutValidation } from "./validate-checkout.ts"
import type { OrderDeps } from "./order-deps.ts"
import type { StoredOrder } from "./orders.store.ts"
import type { TicketProgress } from "./ticket-progress.ts"

/** TRK-3: what an order made of this bill is promised. */
export function guaranteeOf(
  { notes }: StoredOrder["bill"],
  deliveryType: DeliveryType,
  country: CountryCode,
  { conditionsUnsuitable }: StoreInfo,
): OrderGuarantee {
  // Those of a bulk order, which its bill notes; of any other none need counting.
  const pizzas = notes.reduce((most, note) => (note.code === "BULK_HINT" ? note.pizzas : most), 0)
  return guaranteeFor({ country, deliveryType, pizzas, conditionsUnsuitable })
}

/** TRK-1: when it would arrive if it were ordered now. Null while it isn't known where it goes. */
export function estimateCheckout(
  { kitchen, clock }: Pick<OrderDeps, "kitchen" | "clock">,
  { store, timing, place }: CheckoutValidation,
  { pin, ...input }: { deliveryType: DeliveryType; items: number; slot: number | null; pin: Point | undefined },
): Arrival | null {
  if (!timing) return null
  const order = {
    ...input,
    door: place?.address ?? pin ?? null,
    progress: null,
    itemsAhead: kitchen.itemsAhead(store.id),
  }
  return estimateArrival(order, store, clock.now().getTime())
}

export type OrderToEstimate = Pick<
  StoredOrder,
  "status" | "deliveryType" | "slot" | "placedAt" | "startsAt" | "takenUpAt"
> & {
  items: number
  door: { latitude: number; longitude: number } | null
}

/** The one estimate of a placed order, for its customer and for its store. */
export function estimateOrder(
  order: OrderToEstimate,
  ticket: TicketProgress | undefined,
  store: ArrivalStore | undefined,
  { queue, now }: { queue: number; now: number },
): Arrival | null {
  const { placedAt, startsAt, takenUpAt } = order
  if (!store || placedAt === null) return null
  // Its own start, not the moment a node made its ticket: the thank-you page has no ticket to ask.
  const startedAt = order.slot === null ? placedAt : startsAt
  const progress: OrderProgress = {
    stage: isFinal(order.status) ? "HANDED OVER" : (ticket?.stage ?? "PLACED"),
    since: (ticket && ticket.stage !== "PLACED" ? ticket.since : startedAt).getTime(),
    isAdvance: order.status === "ADVANCE ORDER",
    rider: ticket?.rider ? { ...ticket.rider, at: ticket.rider.at.getTime() } : null,
  }
  const { deliveryType, items, door } = order
  const itemsAhead = itemsBefore(queue, { items, isQueued: takenUpAt !== null })
  return estimateArrival(
    { deliveryType, items, door, slot: order.slot?.getTime() ?? null, progress, itemsAhead },
    store,
    now,
  )
}

/** The same of an order read in full. */
export function estimateStoredOrder(
  { kitchen, clock, locator }: Pick<OrderDeps, "kitchen" | "clock" | "locator">,
  order: StoredOrder,
  ticket: TicketProgress | undefined,
): Arrival | null {
  const { country, storeId, place, bill } = order
  const orderToEstimate = { ...order, items: bill.items, door: place.address }
  const store = locator.findStore(country, storeId)
  return estimateOrder(orderToEstimate, ticket, store, {
    queue: kitchen.itemsAhead(storeId),
    now: clock.now().getTime(),
  })
}
