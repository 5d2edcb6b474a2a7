import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger.posting (
      id bigint generated always as identity primary key,
      kind text not null,
      cause text not null,
      order_id uuid,
      user_id uuid,
      country text not null,
      currency text not null,
      at timestamptz not null,
      unique (kind, cause)
    )`.execute(db)
  await sql`create index posting_by_order on ledger.posting (order_id) where order_id is not null`.execute(db)
  // Debits are positive, credits negative.
  await sql`
    create table ledger.entry (
      posting_id bigint not null references ledger.posting,
      position smallint not null,
      account text not null,
      amount bigint not null check (amount <> 0),
      primary key (posting_id, position)
    )`.execute(db)
  // Only wallets are read by account. An index over the other accounts would make every order write to the same index
  // page.
  await sql`
    create index entry_by_wallet on ledger.entry (account, posting_id, position) include (amount)
    where account like 'wallet:%'`.execute(db)
  // Balances that can't become negative. The row is also the lock for spending.
  await sql`
    create table ledger.balance (
      account text primary key,
      amount bigint not null check (amount >= 0)
    )`.execute(db)

  // PAY-10: the database enforces that entries are never changed and that postings balance, even if the code has a
  // mistake.
  await sql`
    create function ledger.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  for (const table of ["posting", "entry"]) {
    await sql`
      create trigger ledger_stays before update or delete or truncate on ${sql.table(`ledger.${table}`)}
      for each statement execute function ledger.refuse_change()`.execute(db)
  }
  await sql`
    create function ledger.refuse_unbalanced() returns trigger language plpgsql as $$
    begin
      if exists (select from written group by posting_id having sum(amount) <> 0) then
        raise exception 'the entries of a posting must sum to nothing' using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ledger_balances after insert on ledger.entry
    referencing new table as written
    for each statement execute function ledger.refuse_unbalanced()`.execute(db)
}
