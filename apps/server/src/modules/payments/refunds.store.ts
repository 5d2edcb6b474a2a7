import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

/** The cause of a refund that is given for being late. */
export const COMPENSATION = "compensation"

export interface StoredRefund {
  id: string
  paymentId: string
  cause: string
  /** What a provider took, or what came from the wallet. */
  part: "paid" | "wallet"
  amount: number
  currency: string
  to: "source" | "wallet"
  status: "INITIATED" | "DONE"
  ref: string | null
  /** The charge that it gives back, where that is not the payment's own. */
  chargeRef: string | null
  /** What the provider knows it by, where its own id has failed there. */
  askedAs: string | null
  /** How often the provider ended it as failed. */
  failures: number
  tries: number
  nextTryAt: Date | null
  createdAt: Date
}

const columns = sql.raw(
  `id, payment_id as "paymentId", cause, part, amount, currency, "to", status, provider_ref as "ref", charge_ref as "chargeRef", asked_as as "askedAs", failures, tries,
   next_try_at as "nextTryAt", created_at as "createdAt"`,
)

/** False where this cause has given it back already. */
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

/** By whichever name the provider knows it. */
export async function findRefund(db: Queryable, name: string): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    select ${columns} from payments.refund where id = ${name} or asked_as = ${name}`.execute(db)
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

/** One try for one node: whoever gets the row makes it, and has until then. */
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

/** It is not through yet. */
export async function writeRefundTry(tx: Tx, id: string, ref: string | null, nextTryAt: Date): Promise<void> {
  await sql`
    update payments.refund set provider_ref = coalesce(${ref}, provider_ref), next_try_at = ${nextTryAt}
    where id = ${id} and status = 'INITIATED'`.execute(tx)
}

/** It failed there: the next try is another refund to the provider. */
export async function writeRefundFailed(tx: Tx, id: string, askedAs: string, nextTryAt: Date): Promise<void> {
  await sql`
    update payments.refund set asked_as = ${askedAs}, provider_ref = null, failures = failures + 1,
      next_try_at = ${nextTryAt} where id = ${id} and status = 'INITIATED'`.execute(tx)
}

export async function listToTry(db: Queryable, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments.refund where status = 'INITIATED' and next_try_at <= ${now}
    order by next_try_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
