import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import * as orderErrorTexts from "@hearth/texts/orders/order-errors.ts"
import * as pricedBillTexts from "@hearth/texts/cart/priced-bill.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { OrderDeps } from "../order-deps.ts"
import type { StoredOrder } from "../orders.store.ts"

/**
 * Throws if a pending order can't be paid any more: it has expired, a product or a price has changed, the store is
 * closed, or the slot has passed. Called before each payment. Its offers and its place in the slot are reserved, so
 * their limits are not checked.
 */
export function assertPayable({ clock, carts, locator }: OrderDeps, order: StoredOrder): void {
  const now = clock.now()
  if (order.status !== "PENDING") throw new AppError("ORDER_OVER")
  if (order.expiresAt <= now) throw new AppError("ORDER_OVER", { displayMsg: orderErrorTexts.orderExpired })
  const { country, storeId, deliveryType, lines, bill } = order
  const store = locator.findStore(country, storeId)
  if (!store) throw new AppError("STORE_NOT_FOUND")
  const quote = carts.quote(country, storeId, lines)
  const [unavailable] = quote.refused
  if (unavailable)
    throw new AppError("CHECKOUT_REFUSED", {
      displayMsg: pricedBillTexts.lineRefused(unavailable),
      problem: "NOT_ORDERABLE",
    })
  const hasPriceChanged = quote.lines.some(({ id, price }) => {
    const frozen = bill.validItems.find((line) => line.id === id)
    return frozen?.product.price !== price
  })
  if (hasPriceChanged) throw new AppError("PRICE_CHANGED")
  if (order.slot === null) {
    // The order's place in the slot is already reserved, so a full kitchen doesn't matter.
    const availability = availabilityOf(store.schedule, deliveryType, now.getTime())
    if (!availability.open)
      throw new AppError("CHECKOUT_REFUSED", {
        displayMsg: orderErrorTexts.storeJustClosed(store.name),
        problem: "STORE_CLOSED",
      })
  } else if (!store.schedule.online || order.slot <= now) {
    throw new AppError("CHECKOUT_REFUSED", {
      displayMsg: orderErrorTexts.slotUnavailable,
      problem: "SLOT_GONE",
    })
  }
}
