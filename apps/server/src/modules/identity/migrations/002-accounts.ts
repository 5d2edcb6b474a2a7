import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identity.person
      add column phone text,
      add column email text not null default '',
      add column email_verified boolean not null default false,
      add column first_name text not null default '',
      add column last_name text not null default '',
      add column password_hash text,
      add column terms_accepted_at timestamptz,
      add column cart_id uuid,
      add column deleted_at timestamptz`.execute(db)
  // The database enforces that a deleted account contains no personal data.
  await sql`
    alter table identity.person add constraint deleted_is_empty check (
      deleted_at is null or
      (phone is null and email = '' and first_name = '' and last_name = '' and password_hash is null)
    )`.execute(db)
  await sql`create unique index one_account_a_number on identity.person (country, phone) where phone is not null`.execute(
    db,
  )
  await sql`create unique index one_account_an_email on identity.person (country, email) where email_verified`.execute(
    db,
  )

  await sql`
    alter table identity.session
      add column device text not null default '',
      add column last_used_at timestamptz`.execute(db)

  await sql`
    create table identity.social_link (
      country text not null,
      source text not null,
      subject text not null,
      user_id uuid not null references identity.person (id) on delete cascade,
      linked_at timestamptz not null,
      primary key (country, source, subject)
    )`.execute(db)
  await sql`create index social_link_by_user on identity.social_link (user_id)`.execute(db)

  // A guest is merged into an account once, even if the merge is retried.
  await sql`
    create table identity.joined (
      guest_id uuid primary key,
      customer_id uuid not null,
      joined_at timestamptz not null
    )`.execute(db)
  await sql`create index joined_by_customer on identity.joined (customer_id)`.execute(db)
}
