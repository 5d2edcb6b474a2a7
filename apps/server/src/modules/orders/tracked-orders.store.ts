import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import type { StoredOrder } from "./orders.store.ts"

/**
 * The part of an order that the tracker shows. Thousands are read at once, so only a small part of the bill is read.
 */
export type TrackedOrder = Pick<
  StoredOrder,
  | "id"
  | "number"
  | "userId"
  | "country"
  | "storeId"
  | "deliveryType"
  | "status"
  | "payable"
  | "promise"
  | "mobile"
  | "mode"
  | "slot"
  | "startsAt"
  | "placedAt"
  | "promisedBy"
  | "takenUpAt"
  | "arrivedAt"
  | "message"
  | "replacesOrderNumber"
> & {
  items: number
  /** The points that paid for a free pizza. */
  spentPoints: number
  things: { name: string; quantity: number }[]
  /** The delivery address's coordinates, only for deliveries. */
  destination: Point | null
}

const trackedColumns = sql.raw(
  `id, number, user_id as "userId", country, store_id as "storeId", delivery_type as "deliveryType", status, payable,
   promise, mobile, mode, slot, starts_at as "startsAt", placed_at as "placedAt",
   promised_by as "promisedBy", taken_up_at as "takenUpAt", arrived_at as "arrivedAt", message,
   replaces_order_number as "replacesOrderNumber",
   (bill ->> 'items')::int as items,
   (select coalesce(sum((each ->> 'points')::int), 0)::int from jsonb_array_elements(bill -> 'discounts') as each)
     as "spentPoints",
   (select coalesce(jsonb_agg(jsonb_build_object('name', it -> 'name', 'quantity', it -> 'quantity') order by position), '[]')
    from jsonb_array_elements(bill -> 'validItems') with ordinality as line (it, position)) as things,
   case when jsonb_typeof(place -> 'address') = 'object' then jsonb_build_object('latitude',
     place -> 'address' -> 'latitude', 'longitude', place -> 'address' -> 'longitude') end as destination`,
)

/** The caller checks whose orders they are. */
export async function findTrackedOrders(db: Queryable, ids: readonly string[]): Promise<TrackedOrder[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TrackedOrder>`
    /* orders.find-tracked */ select ${trackedColumns} from orders.order where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Returns those of the ids whose orders were cancelled. */
export async function filterCancelledIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from orders.order where id = any(${ids}::uuid[]) and status = 'CANCELLED'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function findTrackedByNumber(
  db: Queryable,
  number: string,
  country: CountryCode,
): Promise<TrackedOrder | undefined> {
  const { rows } = await sql<TrackedOrder>`
    /* orders.find-tracked-by-number */ select ${trackedColumns} from orders.order
    where number = ${number} and country = ${country}`.execute(db)
  return rows[0]
}

/**
 * Lists a customer's orders placed after `since` that have not ended, newest first. `since` keeps the query from
 * reading thousands of old orders.
 */
export async function listTrackedOrders(
  db: Queryable,
  userId: string,
  country: CountryCode,
  since: Date,
  limit: number,
): Promise<TrackedOrder[]> {
  const { rows } = await sql<TrackedOrder>`
    /* orders.list-tracked */ select ${trackedColumns} from orders.order
    where user_id = ${userId} and country = ${country} and placed_at > ${since}
      and status in ('ADVANCE ORDER', 'ORDER PLACED', 'INPROCESS', 'PICKED')
    order by placed_at desc, id limit ${limit}`.execute(db)
  return rows
}
