import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { together } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { FoundCart } from "../cart/public.ts"
import type { OrderShop } from "./order-shop.ts"
import { findOrder, findOwnOrder, findOwnOrderByNumber, lockOrder, type StoredOrder } from "./orders.store.ts"

interface Asker {
  session: Session
  country: CountryCode
}

/** SEC-5: somebody else's order is not found, like one that is none. */
export async function ownOrder(db: Queryable, { session, country }: Asker, id: string): Promise<StoredOrder> {
  const order = await findOwnOrder(db, id, session.userId, country)
  if (!order) throw new AppError("NOT_FOUND")
  return order
}

export async function ownOrderByNumber(
  db: Queryable,
  { session, country }: Asker,
  number: string,
): Promise<StoredOrder> {
  const order = await findOwnOrderByNumber(db, number, session.userId, country)
  if (!order) throw new AppError("NOT_FOUND")
  return order
}

/** An order with the cart it lies in, both held until the transaction ends. */
export interface HeldOrder {
  order: StoredOrder
  cart: FoundCart | undefined
}

/** The cart first and then its order, everywhere: two who need both never wait for each other. */
export async function holdOrder(
  { carts }: Pick<OrderShop, "carts">,
  tx: Tx,
  known: Pick<StoredOrder, "id" | "cartId" | "userId" | "country">,
): Promise<HeldOrder> {
  const [cart, order] = await together(
    tx,
    () => carts.hold(tx, known),
    () => lockOrder(tx, known.id),
  )
  if (!order) throw new AppError("NOT_FOUND")
  // Its customer has just signed in, and the cart has joined another.
  if (order.cartId !== known.cartId) throw new AppError("CONFLICT")
  return { order, cart }
}

/** Where only its id is known. */
export async function holdOrderById(shop: Pick<OrderShop, "carts">, tx: Tx, id: string): Promise<HeldOrder> {
  const found = await findOrder(tx, id)
  if (!found) throw new AppError("NOT_FOUND")
  return holdOrder(shop, tx, found)
}
