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
export async function takeCodesOff(shop: OrderShop, tx: Tx, owner: CartOwner, own: StoredOrder): Promise<StoredOrder> {
  const { carts, clock, payments } = shop
  const { order, cart } = await holdOrder(shop, tx, own)
  const { payments: begun } = await payments.paymentsOf(tx, order.id)
  const isUntouched = order.status === "PENDING" && order.cartId === owner.cartId && begun.length === 0
  if (!isUntouched || !cart) throw new AppError("CONFLICT")
  if (order.promos.length === 0) return order
  const now = clock.now()
  const bare = await carts.dropPromos(tx, cart, owner.userId, now)
  await releaseUses(tx, order.id, now)
  const { bill, offerIds } = await carts.checkOut(tx, owner, bare, null)
  if (offerIds.length > 0) throw new AppError("CONFLICT")
  const { version } = bare.cart
  const changed = { ...order, bill, payable: bill.payable, promos: [], payment: null, cartVersion: version }
  await writeBill(tx, changed, version)
  return changed
}
