import { type Kysely, sql } from "kysely"

/** The schema level that each migration requires, for versions that don't know the migration. */
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
