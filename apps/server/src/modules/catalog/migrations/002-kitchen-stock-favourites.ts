import { type Kysely, sql } from "kysely"

/** The defaults hold for the moment until the menus are loaded, which is before anything is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog.menu
      add column kitchen jsonb not null default '{}',
      add column differences jsonb not null default '[]'`.execute(db)
  await sql`
    alter table catalog.product
      add column choices jsonb not null default '[]',
      add column fixed boolean not null default false,
      add column search_words jsonb not null default '[]'`.execute(db)
  await sql`alter table catalog.deal add column box text`.execute(db)
  // Neither names a product by key: a menu that is loaded anew leaves what stores and customers have said.
  await sql`
    create table catalog.sold_out (
      store_id text not null,
      product_id text not null,
      until timestamptz not null,
      primary key (store_id, product_id)
    )`.execute(db)
  await sql`create index sold_out_until on catalog.sold_out (until)`.execute(db)
  await sql`
    create table catalog.favourite (
      user_id uuid not null,
      country text not null,
      product_id text not null,
      added_at timestamptz not null,
      primary key (user_id, country, product_id)
    )`.execute(db)
}
