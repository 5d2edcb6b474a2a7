import type { NextStep, PaymentState } from "@hearth/contract/calls/orders.shapes.ts"
import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode, PaymentProvider, PaymentFlow } from "@hearth/domain/payments/payment-modes.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export type PaymentStatus = PaymentState["status"]

/** A payment as it is kept. */
export interface StoredPayment {
  id: string
  orderId: string
  orderNumber: string
  userId: string
  kind: "guest" | "customer"
  country: CountryCode
  mode: PaymentMode
  provider: PaymentProvider | null
  way: PaymentFlow
  amount: number
  walletAmount: number
  currency: string
  status: PaymentStatus
  ref: string | null
  chargeRef: string | null
  next: NextStep
  message: string
  failure: ErrorCode | null
  createdAt: Date
  looks: number
  nextLookAt: Date | null
  capturedAmount: number | null
  capturedCurrency: string | null
  /** When the order took the money; null also where the money came and the order did not want it. */
  takenAt: Date | null
}

const columns = sql.raw(
  `id, order_id as "orderId", order_number as "orderNumber", user_id as "userId", kind, country, mode, provider, way, amount,
   wallet_amount as "walletAmount", currency, status, provider_ref as "ref", charge_ref as "chargeRef", next, message, failure,
   created_at as "createdAt", looks, next_look_at as "nextLookAt", captured_amount as "capturedAmount",
   captured_currency as "capturedCurrency", taken_at as "takenAt"`,
)

export function isOpen({ status }: Pick<StoredPayment, "status">): boolean {
  return status === "CREATED" || status === "PENDING"
}

/** With its first line of history, in one statement. */
export async function insertPayment(
  tx: Tx,
  payment: Omit<
    StoredPayment,
    "ref" | "chargeRef" | "message" | "failure" | "looks" | "capturedAmount" | "capturedCurrency" | "takenAt"
  >,
): Promise<void> {
  const { id, orderId, orderNumber, userId, kind, country, mode, provider, way, amount, walletAmount } = payment
  const { currency, status, next, createdAt, nextLookAt } = payment
  await sql`
    with made as (
      insert into payments.payment
        (id, order_id, order_number, user_id, kind, country, mode, provider, way, amount, wallet_amount, currency, status,
         next, created_at, next_look_at)
      values
        (${id}, ${orderId}, ${orderNumber}, ${userId}, ${kind}, ${country}, ${mode}, ${provider}, ${way}, ${amount},
         ${walletAmount}, ${currency}, ${status}, ${JSON.stringify(next)}, ${createdAt}, ${nextLookAt})
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

/** By whichever name it is known; the provider's own are its own. */
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

/** The newest first. */
export async function listPayments(db: Queryable, orderId: string): Promise<StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    /* payments.of-order */ select ${columns} from payments.payment where order_id = ${orderId}
    order by created_at desc, id`.execute(db)
  return rows
}

/** Held until the transaction ends; the order is held already. */
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
  /** When it is looked at again, if ever. */
  nextLookAt: Date | null
}

/** One step of a payment's life with its line of history, in one statement. The row is locked by the caller. */
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
        next_look_at = ${change.nextLookAt}
      where id = ${change.id} returning id, status)
    insert into payments.status_change (payment_id, position, status, at, by)
    select id, (select coalesce(max(position), 0) + 1 from payments.status_change where payment_id = ${change.id}), status,
      ${at}, ${by} from changed`.execute(tx)
}

/** What the provider calls it, where that comes to light after the payment has ended. */
export async function writeRef(tx: Tx, id: string, ref: string): Promise<void> {
  await sql`update payments.payment set provider_ref = coalesce(provider_ref, ${ref}) where id = ${id}`.execute(tx)
}

/** One question for a payment and second, on all nodes together: whoever gets the row asks. */
export async function claimStatusRequest(db: Queryable, id: string, now: Date): Promise<StoredPayment | undefined> {
  const { rows } = await sql<StoredPayment>`
    update payments.payment set asked_at = ${now}
    where id = ${id} and provider is not null and status <> 'CAPTURED'
      and (asked_at is null or asked_at <= ${new Date(now.getTime() - 1_000)})
    returning ${columns}`.execute(db)
  return rows[0]
}

/** One node and request at a time begins a payment at its provider; whoever dies over it leaves it to another. */
export async function claimStart(db: Queryable, id: string, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update payments.payment set begun_until = ${until}
    where id = ${id} and status = 'CREATED' and (begun_until is null or begun_until <= ${now}) returning id`.execute(db)
  return rows.length > 0
}

/** A look that is due, for one node, which has until then; when the next one is, is settled by the answer. */
export async function claimCheck(db: Queryable, id: string, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update payments.payment set looks = looks + 1, next_look_at = ${until}
    where id = ${id} and next_look_at <= ${now} returning id`.execute(db)
  return rows.length > 0
}

/** Unless it is paid or looked at anew meanwhile. */
export async function writeNextCheck(
  db: Queryable,
  { id, nextLookAt }: StoredPayment,
  next: Date | null,
): Promise<void> {
  await sql`
    update payments.payment set next_look_at = ${next}
    where id = ${id} and status <> 'CAPTURED' and next_look_at = ${nextLookAt}`.execute(db)
}

/** By order: the provider of its open payment. There is one open payment at a time. */
export async function findOpenProviders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentProvider>> {
  const { rows } = await sql<{ orderId: string; provider: PaymentProvider }>`
    select order_id as "orderId", provider from payments.payment
    where order_id = any(${orderIds}::uuid[]) and status in ('CREATED', 'PENDING') and provider is not null`.execute(db)
  return new Map(rows.map(({ orderId, provider }) => [orderId, provider]))
}

/** What a provider's lane of the sweep has to do. */
export interface DueCheck {
  id: string
  provider: PaymentProvider
}

/** The first of each provider whose checks are due, so that one with thousands of them leaves room for the others. */
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

/** Its provider does not answer: nothing is gained by asking about each. */
export async function postponeChecks(db: Queryable, provider: PaymentProvider, now: Date, until: Date): Promise<void> {
  await sql`
    update payments.payment set next_look_at = ${until}
    where provider = ${provider} and next_look_at <= ${now}`.execute(db)
}

/** Its provider answers again: what is open there is due now, and so is what was begun since. */
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

/** By mode: begun since then, and how many of them arrived. What is still open says nothing yet. */
export async function countOutcomes(
  db: Queryable,
  since: Date,
): Promise<{ mode: PaymentMode; country: CountryCode; begun: number; arrived: number }[]> {
  const { rows } = await sql<{ mode: PaymentMode; country: CountryCode; begun: number; arrived: number }>`
    select mode, country, count(*)::int as begun, (count(*) filter (where status = 'CAPTURED'))::int as arrived
    from payments.payment where created_at > ${since} and status in ('CAPTURED', 'FAILED', 'EXPIRED')
    group by mode, country`.execute(db)
  return rows
}

/** IDN-12. */
export async function transferPayments(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update payments.payment set user_id = ${to}, kind = 'customer' where user_id = ${from}`.execute(tx)
  await sql`
    with gone as (delete from payments.last_success where user_id = ${from} returning country, mode, at)
    insert into payments.last_success (user_id, country, mode, at) select ${to}, country, mode, at from gone
    on conflict (user_id, country) do nothing`.execute(tx)
}

/** IDN-13. */
export async function deleteLastSuccess(tx: Tx, userId: string): Promise<void> {
  await sql`delete from payments.last_success where user_id = ${userId}`.execute(tx)
}
