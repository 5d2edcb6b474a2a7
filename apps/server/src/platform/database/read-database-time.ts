import { sql } from "kysely"
import type { Queryable } from "./database.ts"

/** Returns the current time of the database's clock, which all nodes share. */
export async function readDatabaseTime(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`/* platform.time */ select clock_timestamp() as now`.execute(db)
  const now = rows[0]?.now
  if (!now) throw new Error("The database returned no time.")
  return now
}
