import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog.menu (
      country text primary key,
      version text not null,
      home jsonb not null,
      loaded_at timestamptz not null
    )`.execute(db)
  await sql`
    create table catalog.store_menu (
      store_id text primary key,
      country text not null references catalog.menu
    )`.execute(db)
  await sql`
    create table catalog.product (
      id text primary key,
      country text not null references catalog.menu,
      position integer not null,
      name text not null,
      description text not null,
      product_type text not null,
      food_type text not null check (food_type in ('VEG', 'NON_VEG')),
      price integer not null check (price > 0),
      original_price integer not null check (original_price >= price),
      sizes jsonb not null,
      badges jsonb not null,
      allergens jsonb not null,
      energy_kcal integer,
      serves text not null,
      includes jsonb not null,
      recipe jsonb not null,
      unique (country, position)
    )`.execute(db)
  await sql`
    create table catalog.category (
      country text not null references catalog.menu,
      slug text not null,
      position integer not null,
      name text not null,
      blurb text not null,
      picture_of text not null references catalog.product,
      product_ids jsonb not null,
      primary key (country, slug),
      unique (country, position)
    )`.execute(db)
  await sql`
    create table catalog.deal (
      id text primary key,
      country text not null references catalog.menu,
      position integer not null,
      title text not null,
      summary text not null,
      terms jsonb not null,
      code text,
      price integer check (price > 0),
      recipe jsonb not null,
      unique (country, position)
    )`.execute(db)
}
