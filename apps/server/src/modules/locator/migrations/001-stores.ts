import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table locator.edition (
      country text primary key,
      version text not null,
      loaded_at timestamptz not null
    )`.execute(db)
  await sql`
    create table locator.city (
      country text not null references locator.edition,
      id text not null,
      name text not null,
      region text not null,
      latitude double precision not null,
      longitude double precision not null,
      primary key (country, id)
    )`.execute(db)
  await sql`
    create table locator.store (
      id text primary key,
      country text not null,
      city_id text not null,
      name text not null,
      locality text not null,
      address text not null,
      pin_code text not null,
      phone text not null,
      latitude double precision not null,
      longitude double precision not null,
      advance_order_store_id text not null,
      dine_in_tables integer not null check (dine_in_tables >= 0),
      priority integer not null,
      area jsonb not null,
      schedule jsonb not null,
      online boolean not null,
      offline_message text,
      foreign key (country, city_id) references locator.city
    )`.execute(db)
  await sql`create index store_by_city on locator.store (country, city_id)`.execute(db)
  // The key starts with the cell, so that a location's candidates are stored next to each other, the highest priority
  // last.
  await sql`
    create table locator.area_cell (
      cell bigint not null,
      priority integer not null,
      store_id text not null references locator.store on delete cascade,
      primary key (cell, priority, store_id)
    )`.execute(db)
  await sql`create index area_cell_by_store on locator.area_cell (store_id)`.execute(db)
  await sql`
    create table locator.station (
      id text primary key,
      country text not null,
      city_id text not null,
      name text not null,
      latitude double precision not null,
      longitude double precision not null
    )`.execute(db)
  await sql`
    create table locator.station_store (
      station_id text not null references locator.station on delete cascade,
      store_id text not null references locator.store on delete cascade,
      primary key (station_id, store_id)
    )`.execute(db)
  await sql`create index station_store_by_store on locator.station_store (store_id)`.execute(db)
  // Without a foreign key, so that reserved orders survive the removal of their store.
  await sql`
    create table locator.promised (
      store_id text not null,
      quarter timestamptz not null,
      orders integer not null check (orders >= 0),
      primary key (store_id, quarter)
    )`.execute(db)
  await sql`create index promised_by_quarter on locator.promised (quarter)`.execute(db)
}
