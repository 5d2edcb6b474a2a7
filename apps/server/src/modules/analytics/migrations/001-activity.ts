import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics.activity (
      id bigint generated always as identity primary key,
      country text not null,
      user_id uuid,
      platform text not null,
      user_agent text not null,
      page_name text not null,
      referrer text not null,
      action text not null,
      action_type text not null,
      properties jsonb not null,
      happened_at timestamptz not null,
      received_at timestamptz not null,
      request_id text not null
    )`.execute(db)
  await sql`create index activity_by_age on analytics.activity (received_at)`.execute(db)
}
