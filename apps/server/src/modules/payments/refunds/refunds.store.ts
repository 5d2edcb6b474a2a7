import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"
import type { DueCheck } from "../payments.store.ts"

/** The cause of a refund that compensates for a late order. */
export const COMPENSATION = "compensation"

/** The cause of a refund that is a remedy begins with this, followed by the remedy's id. */
export const REMEDY_PREFIX = "remedy:"

export function isRemedy(cause: string): boolean {
  return cause.startsWith(REMEDY_PREFIX)
}

export interface StoredRefund {
  id: string
  paymentId: string
  cause: string
  /** The part that a provider captured, or the part from the wallet. */
  part: "paid" | "wallet"
  amount: number
  currency: string
  to: "source" | "wallet"
  status: "INITIATED" | "DONE"
  ref: string | null
  /** The charge that is refunded, if it is not the payment's own. */
  chargeRef: string | null
  /** The id sent to the provider after the refund's own id has failed there. */
  askedAs: string | null
  /** How often the provider has reported it as failed. */
  failures: number
  tries: number
  nextTryAt: Date | null
  createdAt: Date
}

const columns = sql.raw(
  `id, payment_id as "paymentId", cause, part, amount, currency, "to", status, provider_ref as "ref", charge_ref as "chargeRef", asked_as as "askedAs", failures, tries,
   next_try_at as "nextTryAt", created_at as "createdAt"`,
)

/** Returns false if there already is a refund for this cause. */
export async function insertRefund(
  tx: Tx,
  refund: Omit<StoredRefund, "ref" | "askedAs" | "failures" | "tries">,
): Promise<boolean> {
  const { id, paymentId, cause, part, amount, currency, to, status, chargeRef, nextTryAt, createdAt } = refund
  const doneAt = status === "DONE" ? createdAt : null
  const { rows } = await sql`
    insert into payments.refund
      (id, payment_id, cause, part, amount, currency, "to", status, charge_ref, next_try_at, created_at, done_at)
    values (${id}, ${paymentId}, ${cause}, ${part}, ${amount}, ${currency}, ${to}, ${status}, ${chargeRef}, ${nextTryAt}, ${createdAt}, ${doneAt})
    on conflict (payment_id, cause, part) do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function listRefunds(db: Queryable, paymentIds: readonly string[]): Promise<StoredRefund[]> {
  if (paymentIds.length === 0) return []
  const { rows } = await sql<StoredRefund>`
    select ${columns} from payments.refund where payment_id = any(${paymentIds}::uuid[])
    order by created_at, id`.execute(db)
  return rows
}

/** Finds a refund by its own id or by the id that was last sent to the provider. */
export async function findRefund(db: Queryable, id: string): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    select ${columns} from payments.refund where id = ${id} or asked_as = ${id}`.execute(db)
  return rows[0]
}

export async function lockRefund(tx: Tx, id: string): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`select ${columns} from payments.refund where id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function writeRefundDone(tx: Tx, id: string, ref: string | null, at: Date): Promise<void> {
  await sql`
    update payments.refund set status = 'DONE', done_at = ${at}, next_try_at = null,
      provider_ref = coalesce(${ref}, provider_ref) where id = ${id}`.execute(tx)
}

/** Claims one attempt for one node until `until`; only the caller that gets the row may execute it. */
export async function claimRefund(
  db: Queryable,
  id: string,
  now: Date,
  until: Date,
): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    update payments.refund set tries = tries + 1, next_try_at = ${until}
    where id = ${id} and status = 'INITIATED' and next_try_at <= ${now} returning ${columns}`.execute(db)
  return rows[0]
}

/** Schedules the next attempt of a refund that is not done yet. */
export async function writeRefundTry(tx: Tx, id: string, ref: string | null, nextTryAt: Date): Promise<void> {
  await sql`
    update payments.refund set provider_ref = coalesce(${ref}, provider_ref), next_try_at = ${nextTryAt}
    where id = ${id} and status = 'INITIATED'`.execute(tx)
}

/** Schedules the next attempt after a failure at the provider, as a new refund there. */
export async function writeRefundFailed(tx: Tx, id: string, askedAs: string, nextTryAt: Date): Promise<void> {
  await sql`
    update payments.refund set asked_as = ${askedAs}, provider_ref = null, failures = failures + 1,
      next_try_at = ${nextTryAt} where id = ${id} and status = 'INITIATED'`.execute(tx)
}

/** Returns the first due refunds of each provider. */
export async function listDueRefunds(
  db: Queryable,
  now: Date,
  { perProvider, except }: { perProvider: number; except: readonly PaymentProvider[] },
): Promise<DueCheck[]> {
  const { rows } = await sql<DueCheck>`
    select id, provider from (
      select refund.id, provider, row_number() over (partition by provider order by next_try_at) as nth
      from payments.refund join payments.payment on payment.id = payment_id
      where refund.status = 'INITIATED' and next_try_at <= ${now} and provider <> all(${except}::text[])) as due
    where nth <= ${perProvider}`.execute(db)
  return rows
}

/** Postpones all due refunds of a provider that does not respond. */
export async function postponeRefunds(db: Queryable, provider: PaymentProvider, now: Date, until: Date): Promise<void> {
  await sql`
    update payments.refund set next_try_at = ${until} from payments.payment
    where payment.id = payment_id and provider = ${provider}
      and refund.status = 'INITIATED' and next_try_at <= ${now}`.execute(db)
}
