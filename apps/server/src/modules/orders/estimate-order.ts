import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { isFinal } from "@hearth/domain/orders/order-status.ts"
import { type OrderGuarantee, guaranteeFor } from "@hearth/domain/guarantee/delivery-guarantee.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import {
  type Arrival,
  type ArrivalStore,
  estimateArrival,
  itemsAheadOf,
  type OrderProgress,
} from "@hearth/domain/orders/estimate-arrival.ts"
import type { CheckoutValidation } from "./checkout/validate-checkout.ts"
import type { OrderDeps } from "./order-deps.ts"
import type { StoredOrder } from "./orders.store.ts"
import type { TicketProgress } from "./ticket-progress.ts"

/** TRK-3: returns the guarantee of an order with this bill. */
export function guaranteeOf(
  { notes }: StoredOrder["bill"],
  deliveryType: DeliveryType,
  country: CountryCode,
  { conditionsUnsuitable }: StoreInfo,
): OrderGuarantee {
  // Only the note of a bulk order contains the number of pizzas; for other orders the number doesn't matter.
  const pizzas = notes.reduce((pizzasSoFar, note) => (note.code === "BULK_HINT" ? note.pizzas : pizzasSoFar), 0)
  return guaranteeFor({ country, deliveryType, pizzas, conditionsUnsuitable })
}

/** TRK-1: estimates when the order would arrive if it were placed now. Null while the destination isn't known. */
export function estimateCheckout(
  { kitchen, clock }: Pick<OrderDeps, "kitchen" | "clock">,
  { store, timing, place }: CheckoutValidation,
  { pin, ...input }: { deliveryType: DeliveryType; items: number; slot: number | null; pin: Point | undefined },
): Arrival | null {
  if (!timing) return null
  const order = {
    ...input,
    destination: place?.address ?? pin ?? null,
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
  destination: { latitude: number; longitude: number } | null
}

/**
 * Estimates when a placed order arrives or is ready. Customer and store get the same estimate. `queue` is the number of
 * items in the store's queue.
 */
export function estimateOrder(
  order: OrderToEstimate,
  ticket: TicketProgress | undefined,
  store: ArrivalStore | undefined,
  { queue, now }: { queue: number; now: number },
): Arrival | null {
  const { placedAt, startsAt, takenUpAt } = order
  if (!store || placedAt === null) return null
  // Uses the order's own start, not the time when a node created its ticket, because the thank-you page has no ticket.
  const startedAt = order.slot === null ? placedAt : startsAt
  const progress: OrderProgress = {
    stage: isFinal(order.status) ? "HANDED OVER" : (ticket?.stage ?? "PLACED"),
    stageBeganAt: (ticket && ticket.stage !== "PLACED" ? ticket.since : startedAt).getTime(),
    isAdvance: order.status === "ADVANCE ORDER",
    riderPosition: ticket?.rider ? { ...ticket.rider, at: ticket.rider.at.getTime() } : null,
  }
  const { deliveryType, items, destination } = order
  const itemsAhead = itemsAheadOf(queue, { items, isQueued: takenUpAt !== null })
  return estimateArrival(
    { deliveryType, items, destination, slot: order.slot?.getTime() ?? null, progress, itemsAhead },
    store,
    now,
  )
}

/** Like `estimateOrder`, for a complete `StoredOrder`; finds the store, its queue and the time itself. */
export function estimateStoredOrder(
  { kitchen, clock, locator }: Pick<OrderDeps, "kitchen" | "clock" | "locator">,
  order: StoredOrder,
  ticket: TicketProgress | undefined,
): Arrival | null {
  const { country, storeId, place, bill } = order
  const orderToEstimate = { ...order, items: bill.items, destination: place.address }
  const store = locator.findStore(country, storeId)
  return estimateOrder(orderToEstimate, ticket, store, {
    queue: kitchen.itemsAhead(storeId),
    now: clock.now().getTime(),
  })
}
