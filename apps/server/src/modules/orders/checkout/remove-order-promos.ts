import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { type CartOwner, cartOwnerOf } from "../../cart/public.ts"
import { releaseUses } from "../../offers/public.ts"
import type { OrderDeps } from "../order-deps.ts"
import { type StoredOrder, writeBill } from "../orders.store.ts"
import { loadOwnOrder, lockOrderWithCart } from "../load-own-order.ts"
import { loadTransaction } from "../load-transaction.ts"

/**
 * Removes the promo codes from the customer's own order and from its cart. Refuses with CONFLICT if the order already
 * has a payment, or if another offer would then be on the bill, because an order can reserve its offers only once; a
 * new order can have that offer.
 */
export async function removeOrderPromos(
  deps: OrderDeps,
  tx: Tx,
  caller: Parameters<typeof cartOwnerOf>[0],
  id: string,
): Promise<Transaction> {
  const foundOrder = await loadOwnOrder(tx, caller, id)
  return loadTransaction(deps, tx, await removePromos(deps, tx, cartOwnerOf(caller), foundOrder))
}

async function removePromos(
  deps: OrderDeps,
  tx: Tx,
  owner: CartOwner,
  currentOrder: StoredOrder,
): Promise<StoredOrder> {
  const { carts, clock, payments } = deps
  const { order, cart } = await lockOrderWithCart(deps, tx, currentOrder)
  const { payments: orderPayments } = await payments.readOrderPayments(tx, order.id)
  const canStillChange = order.status === "PENDING" && order.cartId === owner.cartId && orderPayments.length === 0
  if (!canStillChange || !cart) throw new AppError("CONFLICT")
  if (order.promos.length === 0) return order
  const now = clock.now()
  const withoutPromos = await carts.dropPromos(tx, cart, owner.userId, now)
  await releaseUses(tx, order.id, now)
  const { bill, offerIds } = await carts.priceLocked(tx, owner, withoutPromos, null)
  if (offerIds.length > 0) throw new AppError("CONFLICT")
  const { version } = withoutPromos.cart
  const changedOrder = { ...order, bill, payable: bill.payable, promos: [], payment: null, cartVersion: version }
  await writeBill(tx, changedOrder, version)
  return changedOrder
}
