import type { RemedyGiver, RemedyKind, RemedyState } from "@hearth/domain/cases/remedies.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Currency } from "@hearth/domain/countries/country.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"

export interface StoredRemedy {
  id: string
  caseId: string
  /** The order that was paid. A case about an order that was made again has another one. */
  orderId: string
  country: CountryCode
  kind: RemedyKind
  amount: number
  currency: Currency
  /** For a new order: the lines of the bill that are made again. */
  lineIds: readonly string[]
  newOrderId: string | null
  newOrderNumber: string | null
  state: RemedyState
  reason: string
  needsApproval: boolean
  /** What the requester was when the remedy was requested, which decides who approves it. */
  giver: RemedyGiver
  requestedBy: string
  requestedAt: Date
  /** The second person; null while the remedy is pending, and if it needed none. */
  decidedBy: string | null
  decidedAt: Date | null
  givenAt: Date | null
}

const columns = sql.raw(
  `remedy.id, remedy.case_id as "caseId", remedy.order_id as "orderId", remedy.country, remedy.kind, remedy.amount,
   remedy.currency, remedy.line_ids as "lineIds", remedy.new_order_id as "newOrderId",
   remedy.new_order_number as "newOrderNumber", remedy.state, remedy.reason, remedy.needs_approval as "needsApproval",
   remedy.giver, remedy.requested_by as "requestedBy", remedy.requested_at as "requestedAt",
   remedy.decided_by as "decidedBy", remedy.decided_at as "decidedAt", remedy.given_at as "givenAt"`,
)

export async function insertRemedy(tx: Tx, remedy: StoredRemedy): Promise<void> {
  await sql`
    insert into cases.remedy (id, case_id, order_id, country, kind, amount, currency, line_ids, new_order_id,
      new_order_number, state, reason, needs_approval, giver, requested_by, requested_at, decided_by, decided_at, given_at)
    values (${remedy.id}, ${remedy.caseId}, ${remedy.orderId}, ${remedy.country}, ${remedy.kind}, ${remedy.amount},
      ${remedy.currency}, ${remedy.lineIds}::uuid[], ${remedy.newOrderId}, ${remedy.newOrderNumber}, ${remedy.state},
      ${remedy.reason}, ${remedy.needsApproval}, ${remedy.giver}, ${remedy.requestedBy}, ${remedy.requestedAt},
      ${remedy.decidedBy}, ${remedy.decidedAt}, ${remedy.givenAt})`.execute(tx)
}

/** Writes the decision on a pending remedy. The caller has locked it. */
export async function writeRemedyDecision(tx: Tx, remedy: StoredRemedy): Promise<void> {
  await sql`
    update cases.remedy set state = ${remedy.state}, decided_by = ${remedy.decidedBy}, decided_at = ${remedy.decidedAt},
      given_at = ${remedy.givenAt}, new_order_id = ${remedy.newOrderId}, new_order_number = ${remedy.newOrderNumber}
    where id = ${remedy.id}`.execute(tx)
}

/** Lists the remedies of a case, oldest first. */
export async function listRemedies(db: Queryable, caseId: string): Promise<StoredRemedy[]> {
  const { rows } = await sql<StoredRemedy>`
    select ${columns} from cases.remedy where case_id = ${caseId} order by nth`.execute(db)
  return rows
}

/** Locks the remedy until the transaction ends. One of another case is not found. */
export async function lockRemedy(
  tx: Tx,
  { remedyId, caseId }: { remedyId: string; caseId: string },
): Promise<StoredRemedy | undefined> {
  const { rows } = await sql<StoredRemedy>`
    select ${columns} from cases.remedy where id = ${remedyId} and case_id = ${caseId} for update`.execute(tx)
  return rows[0]
}

/** Lists the remedies that were given for an order, in all its cases. */
export async function listGivenForOrder(
  db: Queryable,
  orderId: string,
): Promise<Pick<StoredRemedy, "kind" | "amount" | "newOrderId">[]> {
  const { rows } = await sql<Pick<StoredRemedy, "kind" | "amount" | "newOrderId">>`
    select kind, amount, new_order_id as "newOrderId" from cases.remedy
    where order_id = ${orderId} and state = 'GIVEN'`.execute(db)
  return rows
}

/** Finds the remedy that an order was given as. */
export async function findRemedyOfNewOrder(db: Queryable, newOrderId: string): Promise<StoredRemedy | undefined> {
  const { rows } = await sql<StoredRemedy>`
    select ${columns} from cases.remedy where new_order_id = ${newOrderId}`.execute(db)
  return rows[0]
}

/** Adds up what a member gave in a country since a time without a second person. */
export async function sumGivenByMember(
  db: Queryable,
  { memberId, country, since }: { memberId: string; country: CountryCode; since: Date },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from cases.remedy
    where requested_by = ${memberId} and country = ${country} and not needs_approval and requested_at > ${since}`.execute(
    db,
  )
  return rows[0]?.amount ?? 0
}

export type ListedRemedy = StoredRemedy & { caseNumber: string; storeId: string }

/** Lists the remedies of a country that wait for a second person, oldest first. */
export async function findPendingRemedies(db: Queryable, country: CountryCode, limit: number): Promise<ListedRemedy[]> {
  const { rows } = await sql<ListedRemedy>`
    select ${columns}, found.number as "caseNumber", found.store_id as "storeId"
    from cases.remedy join cases.case as found on found.id = remedy.case_id
    where remedy.country = ${country} and remedy.state = 'PENDING'
    order by remedy.nth limit ${limit}`.execute(db)
  return rows
}
