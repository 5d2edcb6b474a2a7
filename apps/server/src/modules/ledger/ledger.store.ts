import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { isPointsAccount } from "./accounts.ts"
import type { Entry, Posting } from "./posting.ts"

/** Returns the SQL clause that inserts a posting. It inserts nothing if the posting already exists. */
function insertPostingClause({ kind, cause, orderId, userId, country, currency, at }: Posting): RawBuilder<unknown> {
  return sql`made as (
      insert into ledger.posting (kind, cause, order_id, user_id, country, currency, at)
      values (${kind}, ${cause}, ${orderId}, ${userId}, ${country}, ${currency}, ${at})
      on conflict (kind, cause) do nothing returning id)`
}

function entryRows({ entries }: Posting): RawBuilder<unknown> {
  const names = entries.map(({ account }) => account)
  const amounts = entries.map(({ amount }) => amount)
  return sql`unnest(${names}::text[], ${amounts}::bigint[]) with ordinality as line (account, amount, position)`
}

/**
 * Inserts a posting and its entries in a single statement, because this runs for every order. Returns false if the
 * posting already exists.
 */
export async function insertPosting(tx: Tx, posting: Posting): Promise<boolean> {
  const { rows } = await sql`
    /* ledger.post */ with ${insertPostingClause(posting)}
    insert into ledger.entry (posting_id, position, account, amount)
    select made.id, line.position, line.account, line.amount from made, ${entryRows(posting)}
    returning posting_id`.execute(tx)
  return rows.length > 0
}

/** Also updates the stored balances. The caller must have created and locked them. */
export async function insertPostingWithBalances(tx: Tx, posting: Posting): Promise<boolean> {
  const { rows } = await sql`
    /* ledger.post-with-balances */ with ${insertPostingClause(posting)},
    written as (
      insert into ledger.entry (posting_id, position, account, amount)
      select made.id, line.position, line.account, line.amount from made, ${entryRows(posting)}
      returning account, amount),
    moved as (
      update ledger.balance set amount = balance.amount - change.amount
      from (select account, sum(amount) as amount from written group by account) as change
      where balance.account = change.account)
    select id from made`.execute(tx)
  return rows.length > 0
}

/**
 * Creates missing balances and locks all of them until the transaction ends, always sorted by name, so that
 * transactions can't deadlock.
 */
export async function lockBalances(tx: Tx, accountNames: readonly string[]): Promise<Map<string, number>> {
  await sql`
    insert into ledger.balance (account, amount) select account, 0 from unnest(${accountNames}::text[]) as account
    order by account on conflict (account) do nothing`.execute(tx)
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, amount from ledger.balance where account = any(${accountNames}::text[])
    order by account for update`.execute(tx)
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

/** Returns the current balances; an account without postings has 0. */
export async function balancesOf(db: Queryable, accountNames: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    /* ledger.balances */ select account, amount from ledger.balance where account = any(${accountNames}::text[])`.execute(
    db,
  )
  const balances = new Map(rows.map(({ account, amount }) => [account, amount]))
  return new Map(accountNames.map((account) => [account, balances.get(account) ?? 0]))
}

/** The SQL expression of an account's balance, for statements of other modules; null if there is none. */
export function balanceExpression(account: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(select balance.amount from ledger.balance where balance.account = ${account})`
}

export interface Movement {
  postingId: number
  position: number
  kind: string
  /** What caused the posting, such as the id of a correction. There is one posting per kind and cause. */
  cause: string
  account: string
  orderId: string | null
  at: Date
  /** Positive for incoming amounts. */
  amount: number
  /** The balance of all the requested accounts together after this movement. */
  balance: number
}

/** Returns the movements of wallet or points accounts, the newest first, each with the balance after it. */
export async function movementsOf(
  db: Queryable,
  accountNames: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<{ movements: Movement[]; count: number }> {
  const { rows } = await sql<Movement & { count: number }>`
    with own as (
      select entry.posting_id, entry.position, entry.account, -entry.amount as amount,
        (sum(-entry.amount) over (order by entry.posting_id, entry.position))::bigint as balance,
        (count(*) over ())::int as count
      from ledger.entry where entry.account = any(${accountNames}::text[]) and ${indexCondition(accountNames)}),
    page as (select * from own order by posting_id desc, position desc offset ${offset} limit ${limit})
    select page.posting_id as "postingId", page.position, page.account, page.amount, page.balance, page.count,
      posting.kind, posting.cause, posting.order_id as "orderId", posting.at
    from page join ledger.posting on posting.id = page.posting_id
    order by page.posting_id desc, page.position desc`.execute(db)
  const count = rows[0]?.count ?? (offset === 0 ? 0 : await countMovements(db, accountNames))
  return { movements: rows, count }
}

async function countMovements(db: Queryable, accountNames: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger.entry
    where account = any(${accountNames}::text[]) and ${indexCondition(accountNames)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The condition of the partial index that has these accounts' entries. Without it PostgreSQL can't use the index. */
function indexCondition(accountNames: readonly string[]): RawBuilder<unknown> {
  return accountNames.every(isPointsAccount)
    ? sql.raw("entry.account like 'points:%'")
    : sql.raw("entry.account like 'wallet:%'")
}

/** Returns those of these causes that have a posting of the kind. */
export async function listPostedCauses(db: Queryable, kind: string, causes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ cause: string }>`
    select cause from ledger.posting where kind = ${kind} and cause = any(${causes}::text[])`.execute(db)
  return rows.map(({ cause }) => cause)
}

/** Returns when the postings of this kind were made, by cause. Causes without one are missing. */
export async function postingTimesOf(
  db: Queryable,
  kind: string,
  causes: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ cause: string; at: Date }>`
    select cause, at from ledger.posting where kind = ${kind} and cause = any(${causes}::text[])`.execute(db)
  return new Map(rows.map(({ cause, at }) => [cause, at]))
}

export async function findPosting(db: Queryable, kind: string, cause: string): Promise<Posting | undefined> {
  const { rows } = await sql<Posting & { entries: Entry[] }>`
    select kind, cause, order_id as "orderId", user_id as "userId", country, currency, at,
      (select json_agg(json_build_object('account', account, 'amount', amount) order by position)
       from ledger.entry where entry.posting_id = posting.id) as entries
    from ledger.posting where kind = ${kind} and cause = ${cause}`.execute(db)
  return rows[0]
}
