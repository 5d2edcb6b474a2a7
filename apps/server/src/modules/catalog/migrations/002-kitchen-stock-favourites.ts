import { type Kysely, sql } from "kysely"

/** The defaults apply only until the menus are loaded, which happens before the first request. */
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
  // Neither table references products by foreign key, so that reloading a menu keeps sold-out products and favourites.
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
