import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  // FBK-1: one feedback per order. Without an order, the store and the delivery type are null. After the account is
  // deleted, the scores stay and everything else about the customer is null.
  await sql`
    create table feedback.feedback (
      id uuid primary key,
      country text not null,
      user_id uuid,
      order_id uuid unique,
      store_id text,
      delivery_type text,
      overall_rating smallint check (overall_rating between 1 and 5),
      nps smallint check (nps between 0 and 10),
      aspects jsonb not null default '{}',
      text text,
      mobile text,
      problems jsonb,
      problems_text text,
      problems_at timestamptz,
      created_at timestamptz not null,
      check (order_id is null or overall_rating is not null),
      check ((order_id is null) = (store_id is null))
    )`.execute(db)
  await sql`create index feedback_of_user on feedback.feedback (user_id) where user_id is not null`.execute(db)
  await sql`
    create index feedback_of_mobile on feedback.feedback (country, mobile) where mobile is not null`.execute(db)
  await sql`
    create index feedback_of_store on feedback.feedback (store_id, created_at) where store_id is not null`.execute(db)
  await sql`
    create table feedback.dish_rating (
      feedback_id uuid not null references feedback.feedback (id) on delete cascade,
      product_id text not null,
      liked boolean not null,
      primary key (feedback_id, product_id)
    )`.execute(db)
}
