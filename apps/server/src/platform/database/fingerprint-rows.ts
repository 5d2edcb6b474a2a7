import { sql } from "kysely"
import type { Queryable } from "./database.ts"

/**
 * Returns a text that differs after any committed change to the rows of these tables. It is computed from each row's
 * position and writing transaction, so that writers need no version counter. Reads the whole tables, so they must be
 * small.
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
