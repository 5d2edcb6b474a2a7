import { sql } from "kysely"
import type { Queryable } from "./database.ts"

/**
 * A text that differs after any committed change to the rows of these tables, made of where each row lies and which
 * transaction wrote it: nothing has to be counted up when something is written. Reads the whole tables, so they are small.
 */
export async function fingerprintRows(db: Queryable, tables: readonly string[]): Promise<string> {
  const sums = tables.map(
    (table) => sql`
      select sum(hashtextextended(ctid::text || ' ' || xmin::text, 0)) as sum from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ fingerprint: string | null }>`
    select string_agg(coalesce(sum::text, ''), ' ') as fingerprint from (${sql.join(sums, sql` union all `)}) as each`.execute(
    db,
  )
  return rows[0]?.fingerprint ?? ""
}
