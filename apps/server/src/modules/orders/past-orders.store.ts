import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { FoodType } from "@hearth/domain/menu/product.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

export interface Customer {
  userId: string
  country: CountryCode
}

/** The part of an order that a list shows. Of the bill, only what the list shows is read. */
export interface PastOrderRow {
  id: string
  number: string
  storeId: string
  deliveryType: DeliveryType
  status: OrderStatus
  /** When the order was placed; if it never was, when it was created. */
  at: Date
  /** `at` in microseconds since 1970. */
  microseconds: string
  payable: number
  items: number
  /** The points that paid for a free pizza. */
  spentPoints: number
  /** FBK-3: the order whose items were made again. */
  replacesOrderNumber: string | null
  things: { productId: string; name: string; quantity: number; size: string | null; foodType: FoodType }[]
}

const listColumns = sql.raw(
  `past.id, past.number, past.store_id as "storeId", past.delivery_type as "deliveryType", past.status, past.payable,
   past.replaces_order_number as "replacesOrderNumber",
   coalesce(past.placed_at, past.created_at) as at,
   (extract(epoch from coalesce(past.placed_at, past.created_at)) * 1000000)::bigint::text as microseconds, (past.bill ->> 'items')::int as items,
   (select coalesce(sum((each ->> 'points')::int), 0)::int from jsonb_array_elements(past.bill -> 'discounts') as each)
     as "spentPoints",
   (select coalesce(jsonb_agg(jsonb_build_object('productId', it -> 'productId', 'name', it -> 'name', 'quantity',
      it -> 'quantity', 'size', it -> 'size', 'foodType', it -> 'product' -> 'foodType') order by position), '[]')
    from jsonb_array_elements(past.bill -> 'validItems') with ordinality as line (it, position)) as things`,
)

/** The number of orders on a page. Queries read one more, to know whether there is a next page. */
export const PAST_ORDERS_PAGE_SIZE = 20

/** The position after an order, by its time and id. */
export type PastOrdersCursor = Pick<PastOrderRow, "microseconds" | "id">

export interface PastOrdersPage extends Customer {
  pageNo: number
  /** Where the page begins. Without it, the preceding pages are counted from the newest order. */
  after: PastOrdersCursor | undefined
}

/** One of the lists: the statement's name, its sort column and its filter. */
interface PastOrdersQuery {
  name: string
  sortColumn: RawBuilder<unknown>
  filter: RawBuilder<unknown>
}

const placed: PastOrdersQuery = {
  name: "past-placed",
  sortColumn: sql.raw("placed_at"),
  filter: sql.raw("placed_at is not null"),
}
const failed: PastOrdersQuery = {
  name: "past-failed",
  sortColumn: sql.raw("created_at"),
  filter: sql.raw(`status = 'FAILED' and end_reason is distinct from 'replaced'`),
}

/** Lists all placed orders, including cancelled ones, newest first. */
export const listPlacedOrders = (db: Queryable, page: PastOrdersPage) => listPage(db, placed, page)

/** Lists orders that failed, newest first, without those that were replaced before a payment. */
export const listFailedOrders = (db: Queryable, page: PastOrdersPage) => listPage(db, failed, page)

/**
 * Finds the ids with an index-only scan, then reads the rows of the page. The limit is a literal, because PostgreSQL's
 * generic plan for a parameter reads the table.
 */
async function listPage(
  db: Queryable,
  { name, sortColumn, filter }: PastOrdersQuery,
  { userId, country, pageNo, after }: PastOrdersPage,
): Promise<PastOrderRow[]> {
  const ownOrders = sql`user_id = ${userId} and country = ${country} and ${filter}`
  const pageLimit = sql`order by ${sortColumn} desc, id limit ${sql.lit(PAST_ORDERS_PAGE_SIZE + 1)}`
  const page = after
    ? sql`${ownOrders} and ${sortColumn} <= ${timestampOf(after)} and (${sortColumn} < ${timestampOf(after)} or id > ${after.id}) ${pageLimit}`
    : sql`${ownOrders} ${pageLimit} offset ${(pageNo - 1) * PAST_ORDERS_PAGE_SIZE}`
  // Each SQL text needs its own statement name.
  const { rows } = await sql<PastOrderRow>`
    ${sql.raw(`/* orders.${name}${after ? "-after" : ""} */`)} select ${listColumns} from (
      select id, ${sortColumn} as sort_time from orders.order where ${page}
    ) as page join orders.order as past on past.id = page.id
    order by page.sort_time desc, page.id`.execute(db)
  return rows
}

const timestampOf = ({ microseconds }: PastOrdersCursor) =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`

/** Lists the orders with these ids that belong to the customer and were placed, newest first. */
export async function listPlacedByIds(
  db: Queryable,
  { userId, country }: Customer,
  ids: readonly string[],
): Promise<PastOrderRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PastOrderRow>`
    /* orders.past-these */ select ${listColumns} from orders.order as past
    where past.id = any(${ids}::uuid[]) and user_id = ${userId} and country = ${country} and placed_at is not null
    order by placed_at desc, id`.execute(db)
  return rows
}

/**
 * Whether the customer has an open order, other than `exceptId`, that was placed in this period and has an item to pay
 * for.
 */
export async function hasOtherOpenOrder(
  db: Queryable,
  { userId, country }: Customer,
  { from, until, exceptId }: { from: Date; until: Date; exceptId: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    /* orders.has-other-open-order */ select 1 from orders.order
    where user_id = ${userId} and country = ${country} and placed_at >= ${from} and placed_at < ${until}
      and (bill->>'displayNetPrice')::bigint > 0
      and status not in ('DELIVERED', 'PICKED UP', 'CANCELLED', 'FAILED')
      and id is distinct from ${exceptId}::uuid limit 1`.execute(db)
  return rows.length > 0
}

export interface OrderedRow {
  at: Date
  status: OrderStatus
  items: { productId: string; size: string | null }[]
}

/** Recommendations use at most this many of the latest orders. */
export const MAX_ORDERS_FOR_RECOMMENDATION = 100

/** ORD-9: lists the products of the customer's latest orders, newest first. */
export async function listOrderedProducts(db: Queryable, { userId, country }: Customer): Promise<OrderedRow[]> {
  const { rows } = await sql<OrderedRow>`
    /* orders.ordered */ select past.placed_at as at, past.status,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', it -> 'productId', 'size', it -> 'size')), '[]')
       from jsonb_array_elements(past.bill -> 'validItems') as line (it)) as items
    from (
      select id, placed_at from orders.order
      where user_id = ${userId} and country = ${country} and placed_at is not null
      order by placed_at desc, id limit ${sql.lit(MAX_ORDERS_FOR_RECOMMENDATION)}
    ) as page join orders.order as past on past.id = page.id
    order by page.placed_at desc, page.id`.execute(db)
  return rows
}

/** Counts the customer's placed orders, including cancelled ones. */
export async function countPlacedOrders(db: Queryable, { userId, country }: Customer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders.order
    where user_id = ${userId} and country = ${country} and placed_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists an order's status changes, oldest first. */
export async function listStatusChanges(db: Queryable, id: string): Promise<{ status: OrderStatus; at: Date }[]> {
  const { rows } = await sql<{ status: OrderStatus; at: Date }>`
    /* orders.steps */ select status, at from orders.status_change where order_id = ${id} order by position`.execute(db)
  return rows
}
