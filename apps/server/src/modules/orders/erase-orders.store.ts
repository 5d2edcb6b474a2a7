import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** Returns the ids of a user's orders that have not ended, in all countries. */
export async function listActiveOrdersOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders.order
    where user_id = ${userId} and status not in ('DELIVERED', 'PICKED UP', 'CANCELLED', 'FAILED') order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Returns the ids of all orders that have this phone number as contact. */
export async function listOrderIdsOfPhone(
  db: Queryable,
  { country, phone }: { country: CountryCode; phone: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders.order where mobile = ${phone} and country = ${country}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface PhoneOrder {
  id: string
  userId: string
  status: OrderStatus
}

/** Returns all orders that have this phone number as contact, with the users who placed them. */
export async function listOrdersOfPhone(
  db: Queryable,
  { country, phone }: { country: CountryCode; phone: string },
): Promise<PhoneOrder[]> {
  const { rows } = await sql<PhoneOrder>`
    select id, user_id as "userId", status from orders.order
    where mobile = ${phone} and country = ${country}`.execute(db)
  return rows
}

/**
 * IDN-13: removes personal data from the account's orders and from the given orders of guests. The rest stays, because
 * the law requires it. The message of a cancelled order is removed too: it can be the customer's own
 * text. Returns the ids of the orders and of their users.
 */
export async function anonymiseOrders(
  tx: Tx,
  { userId, guestOrderIds }: { userId: string; guestOrderIds: readonly string[] },
): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    update orders.order set
      message = case when status = 'CANCELLED' then '' else message end,
      contact = jsonb_build_object('firstName', '', 'lastName', '', 'mobile', '', 'email', ''), mobile = '',
      place = jsonb_build_object('address', null, 'vehicle', null, 'table', null),
      options = options || jsonb_build_object('cooking', '', 'delivery', ''), utm = null
    where user_id = ${userId} or id = any(${guestOrderIds}::uuid[])
    returning id, user_id as "userId"`.execute(tx)
  return rows
}
