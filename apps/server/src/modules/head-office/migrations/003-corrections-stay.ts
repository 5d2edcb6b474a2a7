import { type Kysely, sql } from "kysely"

/** A trigger for each row doesn't see `truncate`, which would remove all corrections at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function head_office.refuse_correction_truncate() returns trigger language plpgsql as $$
    begin
      raise exception 'a correction is decided once and never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`
    create trigger corrections_stay before truncate on head_office.correction
    for each statement execute function head_office.refuse_correction_truncate()`.execute(db)
}
