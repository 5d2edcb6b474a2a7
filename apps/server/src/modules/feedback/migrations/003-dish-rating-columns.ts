import { type Kysely, sql } from "kysely"

/**
 * Copies of the feedback's country, store and time, so that the ratings of dishes in a time can be read without reading
 * all of them. A trigger fills them, also for the previous version, which doesn't know the columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table feedback.dish_rating
      add column country text, add column store_id text, add column created_at timestamptz`.execute(db)
  await sql`
    create function feedback.fill_dish_rating() returns trigger language plpgsql as $$
    begin
      if new.country is null then
        select country, store_id, created_at into new.country, new.store_id, new.created_at
        from feedback.feedback where id = new.feedback_id;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger dish_rating_is_filled before insert on feedback.dish_rating
    for each row execute function feedback.fill_dish_rating()`.execute(db)
}
