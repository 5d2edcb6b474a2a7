import type { CorrectionStatus } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { CorrectedInLastDay } from "@hearth/domain/loyalty/points-correction.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { memberPointsExpression } from "../loyalty/public.ts"

export interface StoredCorrection {
  id: string
  country: CountryCode
  userId: string
  points: number
  reason: string
  needsApproval: boolean
  status: CorrectionStatus
  requestedBy: string
  requestedAt: Date
  /** The second person; null while the correction is pending, and if it needed none. */
  decidedBy: string | null
  decidedAt: Date | null
}

const columns = sql.raw(
  `id, country, user_id as "userId", points, reason, needs_approval as "needsApproval", status,
   requested_by as "requestedBy", requested_at as "requestedAt", decided_by as "decidedBy", decided_at as "decidedAt"`,
)

export async function insertCorrection(tx: Tx, correction: StoredCorrection): Promise<void> {
  const { id, country, userId, points, reason, needsApproval, status } = correction
  const { requestedBy, requestedAt, decidedBy, decidedAt } = correction
  await sql`
    insert into head_office.correction (id, country, user_id, points, reason, needs_approval, status, requested_by,
      requested_at, decided_by, decided_at)
    values (${id}, ${country}, ${userId}, ${points}, ${reason}, ${needsApproval}, ${status}, ${requestedBy},
      ${requestedAt}, ${decidedBy}, ${decidedAt})`.execute(tx)
}

/** A customer, and the staff member who wants to correct the customer's points. */
export interface CustomerAndMember extends Pick<StoredCorrection, "userId" | "country"> {
  memberId: string
}

/** Adds up the points, given or taken, of the corrections after `since` that needed no approval. */
export async function sumWithoutApproval(
  db: Queryable,
  { userId, country, memberId }: CustomerAndMember,
  since: Date,
): Promise<CorrectedInLastDay> {
  const recent = sql`not needs_approval and requested_at > ${since}`
  const { rows } = await sql<CorrectedInLastDay>`
    select (select coalesce(sum(abs(points)), 0)::int from head_office.correction
            where user_id = ${userId} and country = ${country} and ${recent}) as "ofCustomer",
           (select coalesce(sum(abs(points)), 0)::int from head_office.correction
            where requested_by = ${memberId} and ${recent}) as "byMember"`.execute(db)
  return rows[0] ?? { ofCustomer: 0, byMember: 0 }
}

/** Lists the points of a customer's corrections that wait for a second person, oldest first. */
export async function listWaitingPoints(
  db: Queryable,
  { userId, country }: Pick<StoredCorrection, "userId" | "country">,
): Promise<number[]> {
  const { rows } = await sql<{ points: number }>`
    select points from head_office.correction
    where user_id = ${userId} and country = ${country} and status = 'pending' order by requested_at, id limit 100`.execute(
    db,
  )
  return rows.map(({ points }) => points)
}

export async function listCorrectionsByIds(db: Queryable, ids: readonly string[]): Promise<StoredCorrection[]> {
  const { rows } = await sql<StoredCorrection>`
    select ${columns} from head_office.correction where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Locks the correction until the transaction ends. One of another country is not found. */
export async function lockCorrection(
  tx: Tx,
  { id, country }: Pick<StoredCorrection, "id" | "country">,
): Promise<StoredCorrection | undefined> {
  const { rows } = await sql<StoredCorrection>`
    select ${columns} from head_office.correction where id = ${id} and country = ${country} for update`.execute(tx)
  return rows[0]
}

/** Writes the decision on a pending correction. The caller has locked it. */
export async function writeDecision(
  tx: Tx,
  { id, status, decidedBy, decidedAt }: Pick<StoredCorrection, "id" | "status" | "decidedBy" | "decidedAt">,
): Promise<void> {
  await sql`
    update head_office.correction set status = ${status}, decided_by = ${decidedBy}, decided_at = ${decidedAt}
    where id = ${id}`.execute(tx)
}

export interface ListedCorrection extends StoredCorrection {
  /** The customer's points now; null if the customer is no longer a member. */
  currentPoints: number | null
}

/** Lists the corrections that wait for a decision with their customers' points, oldest first, in one statement. */
export async function listPending(db: Queryable, country: CountryCode, limit: number): Promise<ListedCorrection[]> {
  const { rows } = await sql<ListedCorrection>`
    select ${columns}, ${memberPointsExpression(sql`correction.user_id`, country)} as "currentPoints"
    from head_office.correction where country = ${country} and status = 'pending'
    order by requested_at, id limit ${limit}`.execute(db)
  return rows
}
