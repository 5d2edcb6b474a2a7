import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key to orders, which belong to another module: an order is never deleted, and a favourite whose order
  // can't be read is not shown.
  await sql`
    create table history.favourite_order (
      id uuid primary key,
      user_id uuid not null,
      country text not null,
      order_id uuid not null,
      made_at timestamptz not null,
      unique (user_id, order_id)
    )`.execute(db)
}
