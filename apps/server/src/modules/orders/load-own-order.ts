import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { pipeline } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { FoundCart } from "../cart/public.ts"
import type { OrderDeps } from "./order-deps.ts"
import { findOrder, findOwnOrder, findOwnOrderByNumber, lockOrder, type StoredOrder } from "./orders.store.ts"

export interface OrderCaller {
  session: Session
  country: CountryCode
}

/** SEC-5: another user's order is not found, like an order that doesn't exist. */
export async function loadOwnOrder(db: Queryable, { session, country }: OrderCaller, id: string): Promise<StoredOrder> {
  const order = await findOwnOrder(db, id, session.userId, country)
  if (!order) throw new AppError("NOT_FOUND")
  return order
}

export async function loadOwnOrderByNumber(
  db: Queryable,
  { session, country }: OrderCaller,
  number: string,
): Promise<StoredOrder> {
  const order = await findOwnOrderByNumber(db, number, session.userId, country)
  if (!order) throw new AppError("NOT_FOUND")
  return order
}

/** An order and its cart, both locked until the transaction ends. */
export interface LockedOrder {
  order: StoredOrder
  cart: FoundCart | undefined
}

/** Locks the cart before the order, as everywhere, so that two transactions can't deadlock. */
export async function lockOrderWithCart(
  { carts }: Pick<OrderDeps, "carts">,
  tx: Tx,
  orderRef: Pick<StoredOrder, "id" | "cartId" | "userId" | "country">,
): Promise<LockedOrder> {
  const [cart, order] = await pipeline(
    tx,
    () => carts.lock(tx, orderRef),
    () => lockOrder(tx, orderRef.id),
  )
  if (!order) throw new AppError("NOT_FOUND")
  // The customer has just signed in, and the guest's cart was merged into the account's.
  if (order.cartId !== orderRef.cartId) throw new AppError("CONFLICT")
  return { order, cart }
}

/** Locks the customer's own order, by its number. */
export async function lockOwnOrder(
  deps: Pick<OrderDeps, "carts">,
  tx: Tx,
  caller: OrderCaller,
  number: string,
): Promise<LockedOrder> {
  return lockOrderWithCart(deps, tx, await loadOwnOrderByNumber(tx, caller, number))
}

/** Locks an order of which only the id is known. */
export async function lockOrderById(deps: Pick<OrderDeps, "carts">, tx: Tx, id: string): Promise<LockedOrder> {
  const foundOrder = await findOrder(tx, id)
  if (!foundOrder) throw new AppError("NOT_FOUND")
  return lockOrderWithCart(deps, tx, foundOrder)
}
