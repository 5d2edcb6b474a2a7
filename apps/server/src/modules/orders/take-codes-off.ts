import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { CartOwner } from "../cart/public.ts"
import { releaseUses } from "../offers/public.ts"
import type { OrderShop } from "./order-shop.ts"
import { type StoredOrder, writeBill } from "./orders.store.ts"
import { holdOrder } from "./own-order.ts"

/**
 * Takes the codes off an order that nobody has begun to pay, and off its cart. What comes off by itself is given up as
 * well, because an order gives its offers back only once: it can be had with a new order.
 */
export async function takeCodesOff(shop: OrderShop, tx: Tx, owner: CartOwner, id: string): Promise<StoredOrder> {
  const { carts, clock, payments } = shop
  const order = await holdOrder(shop, tx, id)
  const { payments: begun } = await payments.paymentsOf(tx, id)
  const isUntouched = order.status === "PENDING" && order.cartId === owner.cartId && begun.length === 0
  if (!isUntouched) throw new AppError("CONFLICT")
  if (order.promos.length === 0) return order
  const now = clock.now()
  await carts.dropPromos(tx, owner, now)
  await releaseUses(tx, id, now)
  const { cart, bill, offerIds } = await carts.checkOut(tx, owner, null)
  if (offerIds.length > 0) throw new AppError("CONFLICT")
  const changed = { ...order, bill, payable: bill.payable, promos: [], cartVersion: cart.version }
  await writeBill(tx, changed, cart.version)
  return changed
}
