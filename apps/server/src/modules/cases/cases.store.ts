import type { CaseDesk, CaseState } from "@hearth/domain/cases/case-state.ts"
import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export type MessageAuthor = "CUSTOMER" | "STORE" | "HEAD_OFFICE"

/** A case as it is stored. */
export interface StoredCase {
  id: string
  number: string
  country: CountryCode
  /** Null after the customer's account was deleted. */
  userId: string | null
  orderId: string
  orderNumber: string
  storeId: string
  /** The first name on the order. */
  customerName: string
  category: IssueCategory
  text: string
  wantedRemedy: RemedyKind | null
  state: CaseState
  desk: CaseDesk
  /** When the store first had the case; null if it never had. */
  withStoreAt: Date | null
  /** The staff member who has taken the case. */
  ownerId: string | null
  version: number
  /** The version of the last change by staff that the customer can see. */
  visibleVersion: number
  /** The version up to which the customer has read. */
  readVersion: number
  /** Who wrote last. The complaint itself counts as the customer's message, and a given remedy as one of staff. */
  lastAuthor: MessageAuthor
  openedAt: Date
  /** When the customer last wrote; the complaint itself counts. */
  customerWroteAt: Date
  /** When anything last changed that the customer can see. */
  changedAt: Date
  /** Null once somebody has answered, until the customer writes again. */
  answerDueAt: Date | null
  /** When somebody should act next, which sorts the inbox. */
  actBy: Date
  /** When a job passed the overdue case to head office. Null again once the customer writes after an answer. */
  passedOverdueAt: Date | null
  resolvedAt: Date | null
  resolvingMessageId: string | null
}

export const caseColumns = sql.raw(
  `id, number, country, user_id as "userId", order_id as "orderId", order_number as "orderNumber",
   store_id as "storeId", customer_name as "customerName", category, text, wanted_remedy as "wantedRemedy", state, desk,
   with_store_at as "withStoreAt", owner_id as "ownerId", version, visible_version as "visibleVersion",
   read_version as "readVersion", last_author as "lastAuthor", opened_at as "openedAt", changed_at as "changedAt",
   coalesce(customer_wrote_at, opened_at) as "customerWroteAt",
   answer_due_at as "answerDueAt", act_by as "actBy", passed_overdue_at as "passedOverdueAt",
   resolved_at as "resolvedAt", resolving_message_id as "resolvingMessageId"`,
)

export async function insertCase(tx: Tx, stored: StoredCase): Promise<void> {
  await sql`
    insert into cases.case (id, number, country, user_id, order_id, order_number, store_id, customer_name, category, text,
      wanted_remedy, state, desk, with_store_at, owner_id, version, visible_version, read_version, last_author, opened_at,
      changed_at, customer_wrote_at, answer_due_at, act_by)
    values (${stored.id}, ${stored.number}, ${stored.country}, ${stored.userId}, ${stored.orderId},
      ${stored.orderNumber}, ${stored.storeId}, ${stored.customerName}, ${stored.category}, ${stored.text},
      ${stored.wantedRemedy}, ${stored.state}, ${stored.desk}, ${stored.withStoreAt}, ${stored.ownerId},
      ${stored.version}, ${stored.visibleVersion}, ${stored.readVersion}, ${stored.lastAuthor}, ${stored.openedAt},
      ${stored.changedAt}, ${stored.customerWroteAt}, ${stored.answerDueAt}, ${stored.actBy})`.execute(tx)
}

/** The fields that change after a case was opened. */
export type ChangedCase = Pick<
  StoredCase,
  | "id"
  | "userId"
  | "state"
  | "desk"
  | "withStoreAt"
  | "ownerId"
  | "version"
  | "visibleVersion"
  | "readVersion"
  | "lastAuthor"
  | "changedAt"
  | "customerWroteAt"
  | "answerDueAt"
  | "actBy"
  | "passedOverdueAt"
  | "resolvedAt"
  | "resolvingMessageId"
>

/** Writes a changed case. The caller has locked it. */
export async function updateCase(tx: Tx, changed: ChangedCase): Promise<void> {
  await sql`
    update cases.case set state = ${changed.state}, desk = ${changed.desk}, with_store_at = ${changed.withStoreAt},
      owner_id = ${changed.ownerId}, version = ${changed.version}, visible_version = ${changed.visibleVersion},
      read_version = ${changed.readVersion}, last_author = ${changed.lastAuthor}, changed_at = ${changed.changedAt},
      customer_wrote_at = ${changed.customerWroteAt},
      answer_due_at = ${changed.answerDueAt}, act_by = ${changed.actBy}, passed_overdue_at = ${changed.passedOverdueAt},
      resolved_at = ${changed.resolvedAt}, resolving_message_id = ${changed.resolvingMessageId}
    where id = ${changed.id}`.execute(tx)
}

/** SEC-5: another customer's case is not found, like one that doesn't exist. */
export async function findOwnCase(
  db: Queryable,
  { id, userId, country }: { id: string; userId: string; country: CountryCode },
): Promise<StoredCase | undefined> {
  const { rows } = await sql<StoredCase>`
    select ${caseColumns} from cases.case
    where id = ${id} and user_id = ${userId} and country = ${country}`.execute(db)
  return rows[0]
}

/** Finds any case of the country. The caller checks who may see it. */
export async function findCase(
  db: Queryable,
  { id, country }: { id: string; country: CountryCode },
): Promise<StoredCase | undefined> {
  const { rows } = await sql<StoredCase>`
    select ${caseColumns} from cases.case where id = ${id} and country = ${country}`.execute(db)
  return rows[0]
}

/** Locks the case until the transaction ends. */
export async function lockCase(tx: Tx, id: string): Promise<StoredCase | undefined> {
  const { rows } = await sql<StoredCase>`select ${caseColumns} from cases.case where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Counts the order's active cases. The caller has locked the order. */
export async function countActiveOfOrder(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cases.case where order_id = ${orderId} and state <> 'RESOLVED'`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function hasOpenedCase(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from cases.case where user_id = ${userId} limit 1`.execute(db)
  return rows.length > 0
}

/** Marks the customer's own case as read. Returns false if there is no such case. */
export async function writeRead(
  db: Queryable,
  { id, userId, country, version }: { id: string; userId: string; country: CountryCode; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    update cases.case set read_version = greatest(read_version, least(${version}, version))
    where id = ${id} and user_id = ${userId} and country = ${country} returning 1`.execute(db)
  return rows.length > 0
}

/** Locks overdue cases with stores that no job has passed on since the answer became due. Two nodes get different ones. */
export async function lockUnansweredAtStore(tx: Tx, now: Date, limit: number): Promise<StoredCase[]> {
  const { rows } = await sql<StoredCase>`
    select ${caseColumns} from cases.case
    where state <> 'RESOLVED' and desk = 'STORE' and passed_overdue_at is null and answer_due_at < ${now}
    order by answer_due_at limit ${limit} for update skip locked`.execute(tx)
  return rows
}

/** Gives a guest's cases to the customer that the guest signed in as. */
export async function moveCases(tx: Tx, guestId: string, customerId: string): Promise<void> {
  await sql`update cases.case set user_id = ${customerId} where user_id = ${guestId}`.execute(tx)
}
