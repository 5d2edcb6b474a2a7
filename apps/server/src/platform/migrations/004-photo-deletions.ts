import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // Files can't be deleted in a transaction. A row asks for it, and a job deletes the files and then the row. Without a
  // photo, every photo of the owner is deleted.
  await sql`
    create table platform.photo_deletion (
      id bigint generated always as identity primary key,
      owner_id uuid not null,
      photo_id uuid
    )`.execute(db)
}
