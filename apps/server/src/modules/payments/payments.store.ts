import type { NextStep, PaymentState } from "@hearth/contract/calls/orders.shapes.ts"
import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode, PaymentProvider, PaymentFlow } from "@hearth/domain/payments/payment-modes.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export type PaymentStatus = PaymentState["status"]

export interface StoredPayment {
  id: string
  orderId: string
  orderNumber: string
  userId: string
  kind: "guest" | "customer"
  country: CountryCode
  mode: PaymentMode
  /** Null if nothing is left for a provider to capture. */
  provider: PaymentProvider | null
  /** How the customer pays with the method, such as by QR code. The column is called `way`. */
  flow: PaymentFlow
  /** The part that the provider has to capture. */
  amount: number
  walletAmount: number
  currency: string
  status: PaymentStatus
  /** The provider's reference for the payment. */
  ref: string | null
  /** The provider's reference for the captured money. */
  chargeRef: string | null
  /** What the customer has to do next. */
  next: NextStep
  message: string
  failure: ErrorCode | null
  createdAt: Date
  /** How many background checks of the payment were started. */
  looks: number
  /** When the payment is checked next; null for never. */
  nextCheckAt: Date | null
  capturedAmount: number | null
  capturedCurrency: string | null
  /** When the order accepted the money; null also if the money arrived but the order no longer needed it. */
  takenAt: Date | null
}

const columns = sql.raw(
  `id, order_id as "orderId", order_number as "orderNumber", user_id as "userId", kind, country, mode, provider,
   way as flow, amount, wallet_amount as "walletAmount", currency, status, provider_ref as "ref",
   charge_ref as "chargeRef", next, message, failure,
   created_at as "createdAt", looks, next_look_at as "nextCheckAt", captured_amount as "capturedAmount",
   captured_currency as "capturedCurrency", taken_at as "takenAt"`,
)

export function isOpen({ status }: Pick<StoredPayment, "status">): boolean {
  return status === "CREATED" || status === "PENDING"
}

/** Inserts the payment and its first history entry in one statement. */
export async function insertPayment(
  tx: Tx,
  payment: Omit<
    StoredPayment,
    "ref" | "chargeRef" | "message" | "failure" | "looks" | "capturedAmount" | "capturedCurrency" | "takenAt"
  >,
): Promise<void> {
  const { id, orderId, orderNumber, userId, kind, country, mode, provider, flow, amount, walletAmount } = payment
  const { currency, status, next, createdAt, nextCheckAt } = payment
  await sql`
    with made as (
      insert into payments.payment
        (id, order_id, order_number, user_id, kind, country, mode, provider, way, amount, wallet_amount, currency, status,
         next, created_at, next_look_at)
      values
        (${id}, ${orderId}, ${orderNumber}, ${userId}, ${kind}, ${country}, ${mode}, ${provider}, ${flow}, ${amount},
         ${walletAmount}, ${currency}, ${status}, ${JSON.stringify(next)}, ${createdAt}, ${nextCheckAt})
      returning id, status, created_at)
    insert into payments.status_change (payment_id, position, status, at, by)
    select id, 1, status, created_at, 'customer' from made`.execute(tx)
}

export async function findPayment(db: Queryable, id: string): Promise<StoredPayment | undefined> {
  const { rows } = await sql<StoredPayment>`select ${columns} from payments.payment where id = ${id}`.execute(db)
  return rows[0]
}

export async function lockPayment(tx: Tx, id: string): Promise<StoredPayment | undefined> {
  const { rows } = await sql<StoredPayment>`
    select ${columns} from payments.payment where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Finds a payment by our id or by one of the provider's references, among the provider's payments only. */
export async function findPaymentId(
  db: Queryable,
  provider: PaymentProvider,
  { id, ref, chargeRef }: { id?: string | undefined; ref?: string | undefined; chargeRef?: string | undefined },
): Promise<string | undefined> {
  for (const [column, value] of [
    ["id", id],
    ["provider_ref", ref],
    ["charge_ref", chargeRef],
  ] as const) {
    if (value === undefined) continue
    const { rows } = await sql<{ id: string }>`
      select id from payments.payment where provider = ${provider} and ${sql.ref(column)} = ${value}`.execute(db)
    if (rows[0]) return rows[0].id
  }
  return undefined
}

/** Returns the payments of an order, the newest first. */
export async function listPayments(db: Queryable, orderId: string): Promise<StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    /* payments.of-order */ select ${columns} from payments.payment where order_id = ${orderId}
    order by created_at desc, id`.execute(db)
  return rows
}

/** Locks an order's payments until the transaction ends. The caller must have locked the order. */
export async function lockPayments(tx: Tx, orderId: string): Promise<StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    /* payments.lock-of-order */ select ${columns} from payments.payment where order_id = ${orderId} order by id for update`.execute(
    tx,
  )
  return rows
}

interface PaymentChange {
  id: string
  status: PaymentStatus
  ref?: string | undefined
  chargeRef?: string | undefined
  next?: NextStep | undefined
  message?: string | undefined
  failure?: ErrorCode | undefined
  capturedAt?: Date | undefined
  capturedAmount?: number | undefined
  capturedCurrency?: string | undefined
  takenAt?: Date | undefined
  endedAt?: Date | undefined
  /** When the payment is checked next; null for never. */
  nextCheckAt: Date | null
}

/**
 * Writes one status change of a payment with its history entry, in one statement. The caller must have locked the row.
 */
export async function writePayment(tx: Tx, change: PaymentChange, by: string, at: Date): Promise<void> {
  await sql`
    with changed as (
      update payments.payment set
        status = ${change.status},
        provider_ref = coalesce(${change.ref ?? null}, provider_ref),
        charge_ref = coalesce(${change.chargeRef ?? null}, charge_ref),
        next = coalesce(${change.next ? JSON.stringify(change.next) : null}::jsonb, next),
        message = coalesce(${change.message ?? null}, message),
        failure = coalesce(${change.failure ?? null}, failure),
        captured_at = coalesce(${change.capturedAt ?? null}::timestamptz, captured_at),
        captured_amount = coalesce(${change.capturedAmount ?? null}::bigint, captured_amount),
        captured_currency = coalesce(${change.capturedCurrency ?? null}, captured_currency),
        taken_at = coalesce(${change.takenAt ?? null}::timestamptz, taken_at),
        ended_at = coalesce(${change.endedAt ?? null}::timestamptz, ended_at),
        next_look_at = ${change.nextCheckAt}
      where id = ${change.id} returning id, status)
    insert into payments.status_change (payment_id, position, status, at, by)
    select id, (select coalesce(max(position), 0) + 1 from payments.status_change where payment_id = ${change.id}), status,
      ${at}, ${by} from changed`.execute(tx)
}

/** Stores the provider's reference if it becomes known only after the payment has ended. */
export async function writeRef(tx: Tx, id: string, ref: string): Promise<void> {
  await sql`update payments.payment set provider_ref = coalesce(provider_ref, ${ref}) where id = ${id}`.execute(tx)
}

/**
 * Limits status requests to one per payment and second across all nodes: only the caller that gets the row may send it.
 */
export async function claimStatusRequest(db: Queryable, id: string, now: Date): Promise<StoredPayment | undefined> {
  const { rows } = await sql<StoredPayment>`
    update payments.payment set asked_at = ${now}
    where id = ${id} and provider is not null and status <> 'CAPTURED'
      and (asked_at is null or asked_at <= ${new Date(now.getTime() - 1_000)})
    returning ${columns}`.execute(db)
  return rows[0]
}

/**
 * Lets only one request on one node start a payment at its provider. If it dies, another may claim it after `until`.
 */
export async function claimStart(db: Queryable, id: string, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update payments.payment set begun_until = ${until}
    where id = ${id} and status = 'CREATED' and (begun_until is null or begun_until <= ${now}) returning id`.execute(db)
  return rows.length > 0
}

/** Claims a due check for one node until `until`. The response determines the time of the next check. */
export async function claimCheck(db: Queryable, id: string, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update payments.payment set looks = looks + 1, next_look_at = ${until}
    where id = ${id} and next_look_at <= ${now} returning id`.execute(db)
  return rows.length > 0
}

/** Does nothing if the payment was captured or its next check was changed in the meantime. */
export async function writeNextCheck(
  db: Queryable,
  { id, nextCheckAt }: StoredPayment,
  next: Date | null,
): Promise<void> {
  await sql`
    update payments.payment set next_look_at = ${next}
    where id = ${id} and status <> 'CAPTURED' and next_look_at = ${nextCheckAt}`.execute(db)
}

/** Returns the provider of each order's open payment. An order has at most one open payment. */
export async function findOpenProviders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentProvider>> {
  const { rows } = await sql<{ orderId: string; provider: PaymentProvider }>`
    select order_id as "orderId", provider from payments.payment
    where order_id = any(${orderIds}::uuid[]) and status in ('CREATED', 'PENDING') and provider is not null`.execute(db)
  return new Map(rows.map(({ orderId, provider }) => [orderId, provider]))
}

/** A due check in a provider's lane of the sweep. */
export interface DueCheck {
  id: string
  provider: PaymentProvider
}

/**
 * Returns the first due checks of each provider, so that a provider with thousands of them does not displace the
 * others.
 */
export async function listDueChecks(
  db: Queryable,
  now: Date,
  { perProvider, except }: { perProvider: number; except: readonly PaymentProvider[] },
): Promise<DueCheck[]> {
  const { rows } = await sql<DueCheck>`
    select id, provider from (
      select id, provider, row_number() over (partition by provider order by next_look_at) as nth
      from payments.payment where next_look_at <= ${now} and provider <> all(${except}::text[])) as due
    where nth <= ${perProvider}`.execute(db)
  return rows
}

/** Postpones all due checks of a provider that does not respond. */
export async function postponeChecks(db: Queryable, provider: PaymentProvider, now: Date, until: Date): Promise<void> {
  await sql`
    update payments.payment set next_look_at = ${until}
    where provider = ${provider} and next_look_at <= ${now}`.execute(db)
}

/**
 * Makes checks due now after the provider has recovered: those of open payments, and of payments created after `since`.
 */
export async function advanceChecks(db: Queryable, provider: PaymentProvider, now: Date, since: Date): Promise<void> {
  await sql`
    update payments.payment set next_look_at = ${now}
    where provider = ${provider} and next_look_at > ${now} and status <> 'CAPTURED'
      and (status in ('CREATED', 'PENDING') or created_at > ${since})`.execute(db)
}

export async function writeSuccess(
  tx: Tx,
  { userId, country, mode }: Pick<StoredPayment, "userId" | "country" | "mode">,
  at: Date,
): Promise<void> {
  await sql`
    /* payments.write-success */ insert into payments.last_success (user_id, country, mode, at)
    values (${userId}, ${country}, ${mode}, ${at})
    on conflict (user_id, country) do update set mode = excluded.mode, at = excluded.at`.execute(tx)
}

export async function findLastSuccess(
  db: Queryable,
  userId: string,
  country: CountryCode,
): Promise<PaymentMode | undefined> {
  const { rows } = await sql<{ mode: PaymentMode }>`
    select mode from payments.last_success where user_id = ${userId} and country = ${country}`.execute(db)
  return rows[0]?.mode
}

/**
 * Counts the ended payments per mode and country since a time, and how many of them were captured. Open payments don't
 * count yet.
 */
export async function countOutcomes(
  db: Queryable,
  since: Date,
): Promise<{ mode: PaymentMode; country: CountryCode; ended: number; captured: number }[]> {
  const { rows } = await sql<{ mode: PaymentMode; country: CountryCode; ended: number; captured: number }>`
    select mode, country, count(*)::int as ended, (count(*) filter (where status = 'CAPTURED'))::int as captured
    from payments.payment where created_at > ${since} and status in ('CAPTURED', 'FAILED', 'EXPIRED')
    group by mode, country`.execute(db)
  return rows
}

/** IDN-12: moves a guest's payments to the account. */
export async function transferPayments(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update payments.payment set user_id = ${to}, kind = 'customer' where user_id = ${from}`.execute(tx)
  await sql`
    with gone as (delete from payments.last_success where user_id = ${from} returning country, mode, at)
    insert into payments.last_success (user_id, country, mode, at) select ${to}, country, mode, at from gone
    on conflict (user_id, country) do nothing`.execute(tx)
}

export async function deleteLastSuccess(tx: Tx, userId: string): Promise<void> {
  await sql`delete from payments.last_success where user_id = ${userId}`.execute(tx)
}
