import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // The messages that a customer got about an order: one per stage, even if an event is delivered again.
  await sql`
    create table tracker.message_sent (
      order_id uuid not null,
      stage text not null,
      at timestamptz not null,
      primary key (order_id, stage)
    )`.execute(db)
}
