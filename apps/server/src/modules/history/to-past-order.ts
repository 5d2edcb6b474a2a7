import type { PastOrder } from "@hearth/contract/calls/history.shapes.ts"
import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { isFinal, isHandedOver, isPlaced, type OrderStatus } from "@hearth/domain/orders/order-status.ts"
import { orderTypeOf } from "@hearth/domain/orders/order-type.ts"
import { summariseOrder } from "@hearth/domain/orders/summarise-order.ts"
import type { PastOrderRow } from "../orders/public.ts"
import type { HistoryDeps } from "./history-deps.ts"

/** A list entry shows the pictures of this many products. */
const MAX_LISTED_ITEMS = 4

/** What other tables have about the orders, by order id. */
interface ByOrderId {
  favouriteIds: ReadonlyMap<string, string>
  ratings: ReadonlyMap<string, number>
}

export function toPastOrder(
  { findStore }: Pick<HistoryDeps, "findStore">,
  country: CountryCode,
  row: PastOrderRow,
  { favouriteIds, ratings }: ByOrderId,
): PastOrder {
  const { id, number, status, storeId, deliveryType, at, payable, items, spentPoints, things, replacesOrderNumber } =
    row
  return {
    orderId: number,
    transactionId: id,
    orderType: orderTypeOf(deliveryType),
    orderStatus: status,
    deliveryType,
    store: { id: storeId, name: findStore(country, storeId)?.name ?? "" },
    at: at.toISOString(),
    currency: currencyOf(country),
    payable,
    items,
    spentPoints,
    orderSummary: summariseOrder(things),
    things: things.slice(0, MAX_LISTED_ITEMS),
    favOrderId: favouriteIds.get(id) ?? null,
    rating: ratings.get(id) ?? null,
    isLive: isLive(status),
    replacesOrderId: replacesOrderNumber,
  }
}

/** Returns the ids of the orders that may be rated. */
export function ratableIds(rows: readonly PastOrderRow[]): string[] {
  return rows.filter(({ status }) => isHandedOver(status)).map(({ id }) => id)
}

/** Checks whether an order is placed and not yet handed over, cancelled or failed. */
export function isLive(status: OrderStatus): boolean {
  return isPlaced(status) && !isFinal(status)
}
