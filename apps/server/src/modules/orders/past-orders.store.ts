import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { FoodType } from "@hearth/domain/menu/product.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import { REPLACED_BEFORE_PAYMENT } from "./fail-order.ts"

export interface Customer {
  userId: string
  country: CountryCode
}

/** As much of an order as a list shows: the bill stays in the database. */
export interface PastOrderRow {
  id: string
  number: string
  storeId: string
  deliveryType: DeliveryType
  status: OrderStatus
  /** When it was placed, or begun where it never was. */
  at: Date
  /** The same to the microsecond since 1970. */
  moment: string
  payable: number
  items: number
  things: { productId: string; name: string; quantity: number; size: string | null; foodType: FoodType }[]
}

const listColumns = sql.raw(
  `past.id, past.number, past.store_id as "storeId", past.delivery_type as "deliveryType", past.status, past.payable,
   coalesce(past.placed_at, past.created_at) as at,
   (extract(epoch from coalesce(past.placed_at, past.created_at)) * 1000000)::bigint::text as moment, (past.bill ->> 'items')::int as items,
   (select coalesce(jsonb_agg(jsonb_build_object('productId', it -> 'productId', 'name', it -> 'name', 'quantity',
      it -> 'quantity', 'size', it -> 'size', 'foodType', it -> 'product' -> 'foodType') order by position), '[]')
    from jsonb_array_elements(past.bill -> 'validItems') with ordinality as line (it, position)) as things`,
)

/** So many on a page, and one more, which tells whether there is another. */
export const PAST_ORDERS_PAGE_SIZE = 20

/** Behind one order, by its moment and its id. */
export type PastOrdersCursor = Pick<PastOrderRow, "moment" | "id">

export interface PastOrdersPage extends Customer {
  pageNo: number
  /** Where it begins; without it, the pages before are counted from the newest. */
  after: PastOrdersCursor | undefined
}

/** One of the lists: the statement's name, what it goes by, and what stands in it. */
interface PastOrdersQuery {
  name: string
  moment: RawBuilder<unknown>
  filter: RawBuilder<unknown>
}

const placed: PastOrdersQuery = {
  name: "past-placed",
  moment: sql.raw("placed_at"),
  filter: sql.raw("placed_at is not null"),
}
const failed: PastOrdersQuery = {
  name: "past-failed",
  moment: sql.raw("created_at"),
  filter: sql.raw(`status = 'FAILED' and message <> '${REPLACED_BEFORE_PAYMENT}'`),
}

/** Everything placed, cancelled or not, the newest first. */
export const listPlacedOrders = (db: Queryable, page: PastOrdersPage) => listPage(db, placed, page)

/** What never came about, the newest first; not what another order took the place of. */
export const listFailedOrders = (db: Queryable, page: PastOrdersPage) => listPage(db, failed, page)

/** The ids by an index alone, then the rows of the page. The limit is written out: a plan for any number reads the table. */
async function listPage(
  db: Queryable,
  { name, moment, filter }: PastOrdersQuery,
  { userId, country, pageNo, after }: PastOrdersPage,
): Promise<PastOrderRow[]> {
  const ownOrders = sql`user_id = ${userId} and country = ${country} and ${filter}`
  const pageLimit = sql`order by ${moment} desc, id limit ${sql.lit(PAST_ORDERS_PAGE_SIZE + 1)}`
  const page = after
    ? sql`${ownOrders} and ${moment} <= ${momentOf(after)} and (${moment} < ${momentOf(after)} or id > ${after.id}) ${pageLimit}`
    : sql`${ownOrders} ${pageLimit} offset ${(pageNo - 1) * PAST_ORDERS_PAGE_SIZE}`
  // A name stands for one text.
  const { rows } = await sql<PastOrderRow>`
    ${sql.raw(`/* orders.${name}${after ? "-after" : ""} */`)} select ${listColumns} from (
      select id, ${moment} as moment from orders.order where ${page}
    ) as page join orders.order as past on past.id = page.id
    order by page.moment desc, page.id`.execute(db)
  return rows
}

const momentOf = ({ moment }: PastOrdersCursor) =>
  sql`timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond'`

/** Those of these that are the customer's and were placed, the newest first. */
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

export interface OrderedRow {
  at: Date
  status: OrderStatus
  things: { productId: string; size: string | null }[]
}

/** What is recommended goes by the last so many orders. */
export const MAX_ORDERS_FOR_RECOMMENDATION = 100

/** ORD-9: what was in the customer's last orders, the newest first. */
export async function listOrderedProducts(db: Queryable, { userId, country }: Customer): Promise<OrderedRow[]> {
  const { rows } = await sql<OrderedRow>`
    /* orders.ordered */ select past.placed_at as at, past.status,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', it -> 'productId', 'size', it -> 'size')), '[]')
       from jsonb_array_elements(past.bill -> 'validItems') as line (it)) as things
    from (
      select id, placed_at from orders.order
      where user_id = ${userId} and country = ${country} and placed_at is not null
      order by placed_at desc, id limit ${sql.lit(MAX_ORDERS_FOR_RECOMMENDATION)}
    ) as page join orders.order as past on past.id = page.id
    order by page.placed_at desc, page.id`.execute(db)
  return rows
}

/** What became of an order, the first first. */
export async function listStatusChanges(db: Queryable, id: string): Promise<{ status: OrderStatus; at: Date }[]> {
  const { rows } = await sql<{ status: OrderStatus; at: Date }>`
    /* orders.steps */ select status, at from orders.status_change where order_id = ${id} order by position`.execute(db)
  return rows
}
