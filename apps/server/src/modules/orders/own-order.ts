import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
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

/** The cart first and then its order, everywhere: two who need both never wait for each other. */
export async function holdOrder({ carts }: Pick<OrderShop, "carts">, tx: Tx, id: string): Promise<StoredOrder> {
  const found = await findOrder(tx, id)
  if (found) await carts.hold(tx, found.cartId, found.country)
  const order = found && (await lockOrder(tx, id))
  if (!order) throw new AppError("NOT_FOUND")
  return order
}
