import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import type { StoredOrder } from "./orders.store.ts"

/** As much of an order as whoever follows it sees: thousands are read at once, so the bill stays in the database. */
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
> & {
  items: number
  things: { name: string; quantity: number }[]
  /** Of a delivery. */
  door: Point | null
}

const trackedColumns = sql.raw(
  `id, number, user_id as "userId", country, store_id as "storeId", delivery_type as "deliveryType", status, payable,
   promise, mobile, mode, slot, starts_at as "startsAt", placed_at as "placedAt",
   promised_by as "promisedBy", taken_up_at as "takenUpAt", arrived_at as "arrivedAt", message,
   (bill ->> 'items')::int as items,
   (select coalesce(jsonb_agg(jsonb_build_object('name', it -> 'name', 'quantity', it -> 'quantity') order by position), '[]')
    from jsonb_array_elements(bill -> 'validItems') with ordinality as line (it, position)) as things,
   case when jsonb_typeof(place -> 'address') = 'object' then jsonb_build_object('latitude',
     place -> 'address' -> 'latitude', 'longitude', place -> 'address' -> 'longitude') end as door`,
)

/** Whose they are is the caller's to look at. */
export async function findTrackedOrders(db: Queryable, ids: readonly string[]): Promise<TrackedOrder[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TrackedOrder>`
    /* orders.find-tracked */ select ${trackedColumns} from orders.order where id = any(${ids}::uuid[])`.execute(db)
  return rows
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

/** Somebody's that are placed since and not over, the newest first: so that of ten thousand the old ones are not read. */
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
