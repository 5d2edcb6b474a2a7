import { type Kysely, sql } from "kysely"

/** Which versions can run with a migration: a version that does not know it looks here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table platform.migration_level (
      schema_name text not null,
      migration_name text not null,
      oldest_level integer not null,
      applied_at timestamptz not null default now(),
      primary key (schema_name, migration_name)
    )`.execute(db)
}
