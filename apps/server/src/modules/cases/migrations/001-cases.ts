import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // FBK-3: after the customer's account is deleted, `user_id` is null and the texts are empty. `act_by` is when somebody
  // should act next; it sorts the inbox. `with_store_at` is when the store first had the case, before which it is not
  // the store's to see. `visible_version` is the version of the last change by staff that the customer can see.
  await sql`
    create table cases.case (
      id uuid primary key,
      number text not null unique,
      country text not null,
      user_id uuid,
      order_id uuid not null,
      order_number text not null,
      store_id text not null,
      customer_name text not null,
      category text not null,
      text text not null,
      wanted_remedy text check (wanted_remedy in ('REFUND', 'WALLET_CREDIT', 'NEW_ORDER')),
      state text not null check (state in ('OPEN', 'WITH_STORE', 'WITH_HEAD_OFFICE', 'RESOLVED', 'REOPENED')),
      desk text not null check (desk in ('STORE', 'HEAD_OFFICE')),
      with_store_at timestamptz,
      owner_id uuid,
      version integer not null check (version > 0),
      visible_version integer not null,
      read_version integer not null,
      last_author text not null check (last_author in ('CUSTOMER', 'STORE', 'HEAD_OFFICE')),
      opened_at timestamptz not null,
      changed_at timestamptz not null,
      answer_due_at timestamptz,
      act_by timestamptz not null,
      passed_overdue_at timestamptz,
      resolved_at timestamptz,
      resolving_message_id uuid,
      check ((state = 'RESOLVED') = (resolved_at is not null)),
      check (state <> 'RESOLVED' or resolving_message_id is not null),
      check (visible_version <= version and read_version <= version),
      check (desk <> 'STORE' or with_store_at is not null)
    )`.execute(db)
  await sql`
    create index case_of_customer on cases.case (user_id, country, changed_at desc, id desc)
    where user_id is not null`.execute(db)
  await sql`create index case_of_order on cases.case (order_id)`.execute(db)
  await sql`
    create index active_by_store on cases.case (store_id, act_by, id)
    where state <> 'RESOLVED' and with_store_at is not null`.execute(db)
  await sql`
    create index resolved_by_store on cases.case (store_id, resolved_at desc, id desc)
    where state = 'RESOLVED' and with_store_at is not null`.execute(db)
  await sql`
    create index active_by_country on cases.case (country, act_by, id) where state <> 'RESOLVED'`.execute(db)
  await sql`
    create index resolved_by_country on cases.case (country, resolved_at desc, id desc)
    where state = 'RESOLVED'`.execute(db)
  await sql`
    create index unanswered_at_store on cases.case (answer_due_at)
    where state <> 'RESOLVED' and desk = 'STORE' and passed_overdue_at is null and answer_due_at is not null`.execute(
    db,
  )
  await sql`create index case_by_opening on cases.case (country, opened_at)`.execute(db)

  await sql`
    create table cases.affected_item (
      case_id uuid not null references cases.case,
      line_id uuid not null,
      position integer not null,
      name text not null,
      quantity integer not null check (quantity > 0),
      price bigint not null check (price >= 0),
      primary key (case_id, line_id)
    )`.execute(db)

  await sql`
    create table cases.message (
      id uuid primary key,
      nth bigint generated always as identity,
      case_id uuid not null references cases.case,
      author text not null check (author in ('CUSTOMER', 'STORE', 'HEAD_OFFICE')),
      member_id uuid,
      text text not null,
      at timestamptz not null,
      check ((author = 'CUSTOMER') = (member_id is null))
    )`.execute(db)
  await sql`create index message_of_case on cases.message (case_id, nth)`.execute(db)

  // Without a member, the note was written by a job.
  await sql`
    create table cases.note (
      id uuid primary key,
      nth bigint generated always as identity,
      case_id uuid not null references cases.case,
      member_id uuid,
      text text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index note_of_case on cases.note (case_id, nth)`.execute(db)

  // The owner is whoever attached the photo, whose id is a part of the file's key. A guest's photo stays the guest's
  // after the sign-in.
  await sql`
    create table cases.photo (
      id uuid primary key,
      case_id uuid not null references cases.case,
      message_id uuid references cases.message,
      owner_id uuid not null,
      position integer not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index photo_of_case on cases.photo (case_id, at, position)`.execute(db)

  // A remedy that needs approval is given by a second person. The database enforces it, too.
  await sql`
    create table cases.remedy (
      id uuid primary key,
      nth bigint generated always as identity,
      case_id uuid not null references cases.case,
      order_id uuid not null,
      country text not null,
      kind text not null check (kind in ('REFUND', 'WALLET_CREDIT', 'NEW_ORDER')),
      amount bigint not null check (amount > 0),
      currency text not null,
      line_ids uuid[] not null default '{}',
      new_order_id uuid unique,
      new_order_number text,
      state text not null check (state in ('PENDING', 'GIVEN', 'REJECTED')),
      reason text not null,
      needs_approval boolean not null,
      giver text not null check (giver in ('STORE_STAFF', 'STORE_MANAGER', 'SUPPORT')),
      requested_by uuid not null,
      requested_at timestamptz not null,
      decided_by uuid,
      decided_at timestamptz,
      given_at timestamptz,
      check ((state = 'GIVEN') = (given_at is not null)),
      check ((state = 'PENDING') = (decided_at is null)),
      check (needs_approval or (state = 'GIVEN' and decided_by is null)),
      check (not needs_approval or (state = 'PENDING') = (decided_by is null)),
      check (not (needs_approval and state = 'GIVEN') or decided_by <> requested_by),
      check ((kind = 'NEW_ORDER' and state = 'GIVEN') = (new_order_id is not null))
    )`.execute(db)
  await sql`create index remedy_of_case on cases.remedy (case_id, nth)`.execute(db)
  await sql`create index remedy_of_order on cases.remedy (order_id) where state = 'GIVEN'`.execute(db)
  await sql`
    create index remedy_of_member on cases.remedy (requested_by, requested_at) where not needs_approval`.execute(db)
  await sql`
    create index pending_remedy on cases.remedy (country, nth) where state = 'PENDING'`.execute(db)
  await sql`create index remedy_by_time on cases.remedy (country, given_at) where state = 'GIVEN'`.execute(db)
  // Only the decision on a pending remedy can be written, and only once. The reason is erased with the account.
  await sql`
    create function cases.refuse_remedy_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE'
        or (new.id, new.case_id, new.order_id, new.country, new.kind, new.amount, new.currency, new.line_ids,
            new.needs_approval, new.requested_by, new.requested_at)
          is distinct from
          (old.id, old.case_id, old.order_id, old.country, old.kind, old.amount, old.currency, old.line_ids,
            old.needs_approval, old.requested_by, old.requested_at)
        or (old.state <> 'PENDING' and (new.state, new.decided_by, new.decided_at, new.new_order_id)
          is distinct from (old.state, old.decided_by, old.decided_at, old.new_order_id))
      then
        raise exception 'a remedy is decided once and never changed' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger remedy_stays before update or delete on cases.remedy
    for each row execute function cases.refuse_remedy_change()`.execute(db)
}
