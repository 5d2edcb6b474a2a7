import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart.cart (
      id uuid primary key,
      user_id uuid not null,
      country text not null,
      store_id text not null,
      delivery_type text not null,
      lines jsonb not null,
      past jsonb not null,
      options jsonb not null,
      promos jsonb not null,
      version integer not null check (version > 0),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index cart_by_change on cart.cart (updated_at)`.execute(db)
}
