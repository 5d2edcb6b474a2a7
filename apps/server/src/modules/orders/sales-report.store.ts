import type { Utm } from "@hearth/contract/calls/orders.shapes.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

/** The part of an order that counts for a store's report. */
export interface SoldOrder {
  id: string
  deliveryType: DeliveryType
  payable: number
  isCancelled: boolean
  isCash: boolean
  utm: Utm | null
}

/** Leaves out the orders' contents, because a day has hundreds of orders. */
export async function listSoldOrders(db: Queryable, ids: readonly string[]): Promise<SoldOrder[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<SoldOrder>`
    /* orders.list-sold */ select id, delivery_type as "deliveryType", payable, status = 'CANCELLED' as "isCancelled",
      mode = 'COD' as "isCash", utm
    from orders.order where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Lists the products that these orders contain most, best first. Cancelled orders don't count. */
export async function listBestSellers(
  db: Queryable,
  ids: readonly string[],
  limit: number,
): Promise<{ name: string; quantity: number }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ name: string; quantity: number }>`
    /* orders.list-best */ select line ->> 'name' as name, sum((line ->> 'quantity')::int)::int as quantity
    from orders.order, lateral jsonb_array_elements(bill -> 'validItems') as line
    where id = any(${ids}::uuid[]) and status <> 'CANCELLED'
    group by line ->> 'name' order by quantity desc, name limit ${limit}`.execute(db)
  return rows
}
