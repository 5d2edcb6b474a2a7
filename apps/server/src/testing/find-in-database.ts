import { type Kysely, sql } from "kysely"
import type { NoTables } from "../platform/database/database.ts"

/** Returns every column of every table, including the job queue's, that contains one of these texts, with the text. */
export async function findInDatabase(db: Kysely<NoTables>, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, 3`.execute(db)
  const matches: string[] = []
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ text: string }>`
      select distinct wanted.part as text from unnest(${texts}::text[]) as wanted (part)
      where exists (
        select from ${sql.id(schema, table)} as row where row.${sql.id(column)}::text ilike '%' || wanted.part || '%')`.execute(
      db,
    )
    matches.push(...rows.map(({ text }) => `${schema}.${table}.${column}: ${text}`))
  }
  return matches
}
