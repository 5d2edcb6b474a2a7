import type { CaseDesk, CaseState } from "@hearth/domain/cases/case-state.ts"
import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import { caseColumns, type StoredCase } from "./cases.store.ts"

/** The position of a case in a list: a time in microseconds, as the database stores it, and the id. */
export interface CaseCursor {
  micros: string
  id: string
  /** In a store's list of active cases, which has those at the store first. */
  desk: CaseDesk
}

/** A case with its own position in the list. */
export type ListedCase = StoredCase & { micros: string }

const microsOf = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000000)::bigint::text as micros`)
const timeOf = ({ micros }: CaseCursor) => sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`

/** Lists the customer's cases, newest change first. */
export async function listOwnCases(
  db: Queryable,
  { userId, country, orderNumber, after }: OwnCasesQuery,
  limit: number,
): Promise<ListedCase[]> {
  const conditions = [
    sql`user_id = ${userId} and country = ${country}`,
    ...(orderNumber === undefined ? [] : [sql`order_number = ${orderNumber}`]),
    ...(after === undefined ? [] : [sql`(changed_at, id) < (${timeOf(after)}, ${after.id}::uuid)`]),
  ]
  const { rows } = await sql<ListedCase>`
    select ${caseColumns}, ${microsOf("changed_at")} from cases.case where ${sql.join(conditions, sql` and `)}
    order by changed_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export interface OwnCasesQuery {
  userId: string
  country: CountryCode
  orderNumber?: string | undefined
  after?: CaseCursor | undefined
}

/** Lists the customer's active cases, newest first. Few people have more than one or two. */
export async function listOwnActiveCases(
  db: Queryable,
  { userId, country }: { userId: string; country: CountryCode },
): Promise<StoredCase[]> {
  const { rows } = await sql<StoredCase>`
    select ${caseColumns} from cases.case where user_id = ${userId} and country = ${country} and state <> 'RESOLVED'
    order by opened_at desc, id desc limit 100`.execute(db)
  return rows
}

/** Lists the order's active cases, oldest first. There are few of them. */
export async function listActiveOfOrder(
  db: Queryable,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<StoredCase[]> {
  const { rows } = await sql<StoredCase>`
    select ${caseColumns} from cases.case
    where order_id = ${orderId} and user_id = ${userId} and state <> 'RESOLVED' order by opened_at, id`.execute(db)
  return rows
}

/** Which cases belong to an inbox: those that a store has or had, or all of a country. */
export type InboxScope = { storeId: string; country: CountryCode } | { country: CountryCode; search?: CaseSearch }

/** What a search found: the cases with this number, of these orders or of this customer. */
export interface CaseSearch {
  caseNumber: string | null
  orderIds: readonly string[]
  userId: string | null
}

export interface InboxQuery {
  show: "active" | "resolved"
  category?: IssueCategory | undefined
  desk?: CaseDesk | undefined
  state?: CaseState | undefined
  /** Of head office's inbox, only the cases of this store. */
  filterStoreId?: string | undefined
  after?: CaseCursor | undefined
}

/**
 * Lists a store's active cases: those at the store first, then those with head office. Each part is a range of the same
 * index.
 */
export async function listActiveOfStore(
  db: Queryable,
  scope: InboxScope,
  { after, ...query }: InboxQuery,
  limit: number,
): Promise<ListedCase[]> {
  const listAt = (desk: CaseDesk, remaining: number) =>
    listInbox(db, scope, { ...query, desk, after: after?.desk === desk ? after : undefined }, remaining)
  const atStore = after?.desk === "HEAD_OFFICE" ? [] : await listAt("STORE", limit)
  return atStore.length === limit ? atStore : [...atStore, ...(await listAt("HEAD_OFFICE", limit - atStore.length))]
}

/** Lists an inbox: active cases by when somebody should act, resolved ones newest first. */
export async function listInbox(
  db: Queryable,
  scope: InboxScope,
  { show, category, desk, state, filterStoreId, after }: InboxQuery,
  limit: number,
): Promise<ListedCase[]> {
  // A state says which of the two lists is wanted.
  const isActive = state === undefined ? show === "active" : state !== "RESOLVED"
  const conditions = [
    ...conditionsOf(scope),
    isActive ? sql`state <> 'RESOLVED'` : sql`state = 'RESOLVED'`,
    ...(category === undefined ? [] : [sql`category = ${category}`]),
    ...(desk === undefined ? [] : [sql`desk = ${desk}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(filterStoreId === undefined ? [] : [sql`store_id = ${filterStoreId}`]),
    ...(after === undefined
      ? []
      : [
          isActive
            ? sql`(act_by, id) > (${timeOf(after)}, ${after.id}::uuid)`
            : sql`(resolved_at, id) < (${timeOf(after)}, ${after.id}::uuid)`,
        ]),
  ]
  const sequence = isActive ? sql`act_by, id` : sql`resolved_at desc, id desc`
  const { rows } = await sql<ListedCase>`
    select ${caseColumns}, ${microsOf(isActive ? "act_by" : "resolved_at")} from cases.case
    where ${sql.join(conditions, sql` and `)} order by ${sequence} limit ${limit}`.execute(db)
  return rows
}

/**
 * Counts the active cases of an inbox, and those of them that nobody answered in time. For a store, only those count
 * that are at the store: it can't act on the others.
 */
export async function countInbox(
  db: Queryable,
  scope: InboxScope,
  now: Date,
): Promise<{ active: number; overdue: number }> {
  const atDesk = "storeId" in scope ? sql`desk = 'STORE'` : sql`true`
  const { rows } = await sql<{ active: number; overdue: number }>`
    select count(*)::int as active, count(*) filter (where answer_due_at < ${now})::int as overdue
    from cases.case
    where ${sql.join(conditionsOf(scope), sql` and `)} and state <> 'RESOLVED' and ${atDesk}`.execute(db)
  return rows[0] ?? { active: 0, overdue: 0 }
}

/** Counts the active and the overdue cases of all countries, for the metrics. */
export async function countAllActive(db: Queryable, now: Date): Promise<{ active: number; overdue: number }> {
  const { rows } = await sql<{ active: number; overdue: number }>`
    select count(*)::int as active, count(*) filter (where answer_due_at < ${now})::int as overdue
    from cases.case where state <> 'RESOLVED'`.execute(db)
  return rows[0] ?? { active: 0, overdue: 0 }
}

function conditionsOf(scope: InboxScope): RawBuilder<unknown>[] {
  if ("storeId" in scope)
    return [sql`store_id = ${scope.storeId} and country = ${scope.country} and with_store_at is not null`]
  const { country, search } = scope
  if (search === undefined) return [sql`country = ${country}`]
  const { caseNumber, orderIds, userId } = search
  // Each part has its own index; `country` keeps other countries out.
  return [
    sql`country = ${country} and id in (
      select id from cases.case where number = ${caseNumber}
      union all select id from cases.case where order_id = any(${orderIds}::uuid[])
      union all select id from cases.case where user_id = ${userId})`,
  ]
}
