import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table addresses.address (
      id uuid primary key,
      user_id uuid not null,
      country text not null,
      type text not null check (type in ('home', 'office', 'other')),
      label text not null,
      house_no text not null,
      address text not null,
      landmark text not null,
      first_name text not null,
      last_name text not null,
      email text not null,
      mobile text not null,
      latitude double precision not null check (latitude between -90 and 90),
      longitude double precision not null check (longitude between -180 and 180),
      saved_at timestamptz not null
    )`.execute(db)
  await sql`create index address_by_user on addresses.address (user_id, country, saved_at desc)`.execute(db)
}
