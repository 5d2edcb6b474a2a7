import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import type { Utm } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { CancelReason } from "@hearth/domain/orders/cancel-reasons.ts"
import type { BillWithTexts } from "@hearth/texts/cart/priced-bill.ts"
import type { OrderGuarantee } from "@hearth/domain/guarantee/delivery-guarantee.ts"
import { canTransition, type OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export interface Contact {
  firstName: string
  lastName: string
  mobile: string
  email: string
}

export interface OrderPlace {
  address: { houseNo: string; address: string; landmark: string; latitude: number; longitude: number } | null
  vehicle: { colour: string; model: string; lastDigits: string } | null
  table: number | null
}

/** An order as it is stored. */
export interface StoredOrder {
  /** The id that the API calls `transactionId`. */
  id: string
  number: string
  userId: string
  country: CountryCode
  storeId: string
  deliveryType: DeliveryType
  /** The cart that contains the order's lines until it is placed. */
  cartId: string
  cartVersion: number
  status: OrderStatus
  payable: number
  currency: Currency
  bill: BillWithTexts
  /** TRK-3: the guarantee that the customer was shown. */
  promise: OrderGuarantee
  lines: readonly CartLine[]
  options: CartOptions
  promos: readonly string[]
  contact: Contact
  /** The contact's phone number in canonical form. */
  mobile: string
  place: OrderPlace
  /** The payment that offers on the bill depend on. */
  payment: {
    mode: PaymentMode
    /** The card's first digits, which the customer typed to get a bank's offer. */
    bin?: string | undefined
    /** The first digits of the card that paid, as the provider reports them. */
    paidWith?: string
    /** Whether the card that paid belongs to another bank than the offer requires. */
    isMisused?: boolean
  } | null
  /** The payment method that the order was paid with. */
  mode: PaymentMode | null
  /** The slot that the customer chose for an advance order. */
  slot: Date | null
  /** The start of the slot whose capacity the order uses. The column has an old word for slot. */
  quarter: Date
  /** When the order should arrive or be ready by the store's lead time at checkout; for an advance order, its slot. */
  readyAt: Date
  /** When the kitchen starts. */
  startsAt: Date
  createdAt: Date
  expiresAt: Date
  placedAt: Date | null
  /**
   * The end of the estimate when the order was placed, which the customer was shown. Null before that, and for orders
   * from before this column existed.
   */
  promisedBy: Date | null
  /** When the order got its ticket. */
  takenUpAt: Date | null
  arrivedAt: Date | null
  endedAt: Date | null
  /** Why the order failed or was cancelled, as the customer reads it; otherwise empty. */
  message: string
  /** SHL-12: the campaign that led to the order. */
  utm: Utm | null
  /** FBK-3: the order whose items are made again with this one, free of charge; null for all other orders. */
  replacesOrderId: string | null
  replacesOrderNumber: string | null
}

const columns = sql.raw(
  `id, number, user_id as "userId", country, store_id as "storeId", delivery_type as "deliveryType", lies_in_cart as "cartId",
   cart_version as "cartVersion", status, payable, currency, bill, promise, lines, options, promos, contact, mobile, place, payment,
   mode, slot, quarter, ready_at as "readyAt", starts_at as "startsAt", created_at as "createdAt",
   expires_at as "expiresAt", placed_at as "placedAt", promised_by as "promisedBy", taken_up_at as "takenUpAt",
   arrived_at as "arrivedAt", ended_at as "endedAt", message, utm, replaces_order_id as "replacesOrderId",
   replaces_order_number as "replacesOrderNumber"`,
)

const json = (value: unknown) => JSON.stringify(value)

/** Inserts an order with its first status change, in one statement. */
export async function insertOrder(tx: Tx, order: StoredOrder, by: "customer" | "store" = "customer"): Promise<void> {
  await sql`
    /* orders.insert */ with made as (
      insert into orders.order
        (id, number, user_id, country, store_id, delivery_type, cart_id, cart_version, lies_in_cart, status, payable, currency,
         bill, promise, lines, options, promos, contact, mobile, place, payment, slot, quarter, ready_at, starts_at, created_at, expires_at, utm,
         replaces_order_id, replaces_order_number)
      values
        (${order.id}, ${order.number}, ${order.userId}, ${order.country}, ${order.storeId}, ${order.deliveryType},
         ${order.cartId}, ${order.cartVersion}, ${order.cartId}, ${order.status}, ${order.payable}, ${order.currency},
         ${json(order.bill)}, ${json(order.promise)}, ${json(order.lines)}, ${json(order.options)}, ${json(order.promos)}, ${json(order.contact)}, ${order.mobile},
         ${json(order.place)}, ${order.payment && json(order.payment)}, ${order.slot}, ${order.quarter}, ${order.readyAt},
         ${order.startsAt}, ${order.createdAt}, ${order.expiresAt}, ${order.utm && json(order.utm)},
         ${order.replacesOrderId}, ${order.replacesOrderNumber})
      returning id, status, created_at)
    insert into orders.status_change (order_id, position, status, at, by)
    select id, 1, status, created_at, ${by} from made`.execute(tx)
}

/** Returns the customer's own order. Another customer's is not found. */
export async function findOwnOrder(
  db: Queryable,
  id: string,
  userId: string,
  country: CountryCode,
): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    /* orders.find-own */ select ${columns} from orders.order
    where id = ${id} and user_id = ${userId} and country = ${country}`.execute(db)
  return rows[0]
}

export async function findOwnOrderByNumber(
  db: Queryable,
  number: string,
  userId: string,
  country: CountryCode,
): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select ${columns} from orders.order
    where number = ${number} and user_id = ${userId} and country = ${country}`.execute(db)
  return rows[0]
}

/** Finds any customer's order. The caller has checked whose order it is, or is a job. */
export async function findOrder(db: Queryable, id: string): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`select ${columns} from orders.order where id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the order until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    /* orders.lock */ select ${columns} from orders.order where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Locks the cart's pending orders until the transaction ends. There can be two after two carts were merged. */
export async function lockPendingOrders(tx: Tx, cartId: string): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    /* orders.lock-pending */ select ${columns} from orders.order
    where lies_in_cart = ${cartId} and status = 'PENDING' order by id for update`.execute(tx)
  return rows
}

/** Lists the reserved times of the cart's pending orders. */
export async function listReservedTimes(db: Queryable, cartId: string) {
  const { rows } = await sql<Pick<StoredOrder, "storeId" | "deliveryType" | "slot" | "readyAt" | "startsAt">>`
    /* orders.reserved-times */ select store_id as "storeId", delivery_type as "deliveryType", slot, ready_at as "readyAt",
      starts_at as "startsAt" from orders.order where lies_in_cart = ${cartId} and status = 'PENDING'`.execute(db)
  return rows
}

/** Why the store cancelled an order, or that the customer replaced it before any payment was started. */
export type EndReason = CancelReason | "replaced"

type StatusChange = Pick<StoredOrder, "id" | "status"> & { from: OrderStatus; endReason?: EndReason } & Partial<
    Pick<StoredOrder, "mode" | "placedAt" | "promisedBy" | "endedAt" | "message" | "readyAt">
  >

/** Writes a status with its status change, in one statement. The caller has locked the row. */
export async function writeStatus(tx: Tx, change: StatusChange, by: string, at: Date): Promise<void> {
  if (!canTransition(change.from, change.status))
    throw new Error(`an order can't go from ${change.from} to ${change.status}: ${change.id}`)
  await sql`
    /* orders.write-status */ with changed as (
      update orders.order set
        status = ${change.status},
        mode = coalesce(${change.mode ?? null}, mode),
        placed_at = coalesce(${change.placedAt ?? null}::timestamptz, placed_at),
        promised_by = coalesce(${change.promisedBy ?? null}::timestamptz, promised_by),
        ended_at = coalesce(${change.endedAt ?? null}::timestamptz, ended_at),
        ready_at = coalesce(${change.readyAt ?? null}::timestamptz, ready_at),
        message = ${change.message ?? ""},
        end_reason = ${change.endReason ?? null}
      where id = ${change.id} returning id, status)
    insert into orders.status_change (order_id, position, status, at, by)
    select id, (select coalesce(max(position), 0) + 1 from orders.status_change where order_id = ${change.id}), status,
      ${at}, ${by} from changed`.execute(tx)
}

export async function writeArrival(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update orders.order set arrived_at = coalesce(arrived_at, ${at}) where id = ${id}`.execute(tx)
}

/** Replaces the bill after promo codes were removed, before any payment was started. */
export async function writeBill(
  tx: Tx,
  { id, bill, payable, promos, payment }: StoredOrder,
  cartVersion: number,
): Promise<void> {
  await sql`
    update orders.order set bill = ${JSON.stringify(bill)}, payable = ${payable}, promos = ${JSON.stringify(promos)},
      payment = ${payment && JSON.stringify(payment)}, cart_version = ${cartVersion} where id = ${id}`.execute(tx)
}

/** Stores which card paid an order with a bank's offer. */
export async function writeCardCheck(
  db: Queryable,
  id: string,
  card: { paidWith: string; isMisused: boolean },
): Promise<void> {
  await sql`
    update orders.order set payment = payment || ${JSON.stringify(card)}::jsonb
    where id = ${id} and payment is not null`.execute(db)
}

/**
 * ORD-3: returns the newest order placed after `since`. An order is placed less than an hour after it was created, so
 * the condition on `created_at` leaves none out and lets PostgreSQL use an index. Staff placed an order that replaces
 * another, not the customer, so it isn't returned.
 */
export async function findLastOrderSince(
  db: Queryable,
  userId: string,
  country: CountryCode,
  since: Date,
): Promise<{ number: string; placedAt: Date; payable: number; items: number } | undefined> {
  const { rows } = await sql<{ number: string; placedAt: Date; payable: number; items: number }>`
    select number, placed_at as "placedAt", payable, (bill ->> 'items')::int as items from orders.order
    where user_id = ${userId} and country = ${country} and created_at > ${since}::timestamptz - interval '1 hour'
      and placed_at > ${since} and status <> 'CANCELLED' and replaces_order_id is null
    order by placed_at desc limit 1`.execute(db)
  return rows[0]
}

/** ORD-3: checks whether any order was placed with this phone number after `since`, other than one made again. */
export async function hasPhoneOrderedSince(
  db: Queryable,
  mobile: string,
  country: CountryCode,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    /* orders.phone-has-ordered */ select 1 from orders.order
    where mobile = ${mobile} and country = ${country} and created_at > ${since}::timestamptz - interval '1 hour'
      and placed_at > ${since} and status <> 'CANCELLED' and replaces_order_id is null limit 1`.execute(db)
  return rows.length > 0
}

/** The number of cash orders by outcome. */
export interface CashHistory {
  /** The customer received the order and paid for it. */
  taken: number
  /** The store cancelled the order, because the customer did not take it. */
  refused: number
  /** The order is placed and has not ended. */
  open: number
}

/**
 * Counts the cash orders of a user or phone number, which decide whether the next order may be paid in cash. Refused
 * orders count only if they were created after `since`.
 */
const cashHistory = (userId: RawBuilder<unknown>, mobile: RawBuilder<unknown>, since: Date) => sql`
  select
    count(*) filter (where status in ('DELIVERED', 'PICKED UP'))::int as taken,
    count(*) filter (where end_reason = 'not taken' and created_at > ${since})::int as refused,
    count(*) filter (where status in ('ORDER PLACED', 'ADVANCE ORDER', 'INPROCESS', 'PICKED'))::int as open
  from (
    select id, status, end_reason, created_at from orders.order where user_id = ${userId} and mode = 'COD'
    union
    select id, status, end_reason, created_at from orders.order
    where mobile = ${mobile} and mobile <> '' and mode = 'COD'
  ) as cash`

export async function readCashHistory(
  db: Queryable,
  userId: string,
  mobile: string,
  since: Date,
): Promise<CashHistory> {
  const { rows } = await sql<CashHistory>`
    /* orders.cash-history */ ${cashHistory(sql`${userId}`, sql`${mobile}`, since)}`.execute(db)
  return rows[0] ?? { taken: 0, refused: 0, open: 0 }
}

/** Reads the customer's order and the cash history in one statement. */
export async function findOwnOrderWithCashHistory(
  db: Queryable,
  id: string,
  userId: string,
  country: CountryCode,
  since: Date,
): Promise<{ order: StoredOrder; history: CashHistory } | undefined> {
  const { rows } = await sql<StoredOrder & CashHistory>`
    /* orders.find-own-with-history */ select ${columns}, taken, refused, open from orders.order as own,
      lateral (${cashHistory(sql`own.user_id`, sql`own.mobile`, since)}) as history
    where id = ${id} and user_id = ${userId} and country = ${country}`.execute(db)
  if (!rows[0]) return undefined
  const { taken, refused, open, ...order } = rows[0]
  return { order, history: { taken, refused, open } }
}

export async function listExpiredOrders(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders.order where status = 'PENDING' and expires_at <= ${now} order by expires_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function listDueAdvanceOrders(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders.order where status = 'ADVANCE ORDER' and starts_at <= ${now} order by starts_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Checks whether `claimOrdersWithoutTicket` would find an order. */
export async function hasOrdersWithoutTicket(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    /* orders.any-without-ticket */ select exists (
      select from orders.order where taken_up_at is null and status in ('ORDER PLACED', 'ADVANCE ORDER')
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** TRK-4: claims placed orders that have no ticket yet, oldest first. Two nodes get different orders. */
export async function claimOrdersWithoutTicket(tx: Tx, limit: number, at: Date): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    /* orders.claim-without-ticket */ update orders.order set taken_up_at = ${at}
    where id in (
      select id from orders.order
      where taken_up_at is null and status in ('ORDER PLACED', 'ADVANCE ORDER')
      order by placed_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(tx)
  return rows
}

/** Finds any customers' orders. The caller has checked whose orders they are. */
export async function findOrders(db: Queryable, ids: readonly string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredOrder>`
    /* orders.find-many */ select ${columns} from orders.order where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

interface Owner {
  userId: string
  cartId: string
}

/**
 * IDN-12: transfers the guest's orders to the account. Unpaid orders of the guest's cart move to the account's cart.
 */
export async function transferOrders(tx: Tx, from: Owner, to: Owner, country: CountryCode): Promise<void> {
  await sql`
    update orders.order set user_id = ${to.userId},
      lies_in_cart = case when lies_in_cart = ${from.cartId} then ${to.cartId}::uuid else lies_in_cart end
    where user_id = ${from.userId} and country = ${country}`.execute(tx)
}

/** For the wallet: returns the total of an order of this customer. */
export async function payableOf(
  db: Queryable,
  { id, userId, country }: Pick<StoredOrder, "id" | "userId" | "country">,
): Promise<number | undefined> {
  return (await findOwnOrder(db, id, userId, country))?.payable
}

/** Returns order numbers by transaction id. */
export async function orderNumbersOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from orders.order where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
