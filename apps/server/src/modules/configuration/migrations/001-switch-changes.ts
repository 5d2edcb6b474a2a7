import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table configuration.switch_change (
      id bigint generated always as identity primary key,
      name text not null,
      country text not null,
      is_off boolean not null,
      reason text not null,
      changed_by uuid not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`
    comment on table configuration.switch_change is
      'Every change head office made to a switch. The newest row of a name and country is its state; rows are never changed.'`.execute(
    db,
  )
  await sql`create index switch_change_newest on configuration.switch_change (name, country, id desc)`.execute(db)
}
