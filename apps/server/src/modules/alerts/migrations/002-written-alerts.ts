import { type Kysely, sql } from "kysely"

/**
 * Who wrote an alert, for which stores, and whether it was ended early. The previous version knows only `store_id` and
 * `ends_at`: an alert for several stores has the first of them there, so that it isn't shown in the whole country, and
 * ending an alert also writes `ends_at`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table alerts.alert
      add column store_ids text[] check (store_id = store_ids[1]),
      add column source text not null default 'head-office' check (source in ('head-office', 'store')),
      add column written_by uuid,
      add column written_at timestamptz,
      add column ended_by uuid,
      add column ended_at timestamptz`.execute(db)
}
