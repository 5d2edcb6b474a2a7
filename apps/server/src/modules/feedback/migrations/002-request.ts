import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // The orders whose customers are still to be asked for feedback. The job deletes what it has read.
  await sql`
    create table feedback.request (
      order_id uuid primary key,
      country text not null,
      due_at timestamptz not null
    )`.execute(db)
  await sql`create index request_due on feedback.request (due_at)`.execute(db)
}
