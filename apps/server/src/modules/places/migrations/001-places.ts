import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table places.gazetteer (
      country text primary key,
      version text not null,
      loaded_at timestamptz not null
    )`.execute(db)
  await sql`
    create table places.place (
      country text not null references places.gazetteer,
      id text not null,
      position integer not null,
      kind text not null check (kind in ('city', 'town', 'locality', 'landmark')),
      name text not null,
      other_names jsonb not null,
      city_id text,
      region text not null,
      latitude double precision not null check (latitude between -90 and 90),
      longitude double precision not null check (longitude between -180 and 180),
      weight double precision not null,
      primary key (country, id)
    )`.execute(db)
}
