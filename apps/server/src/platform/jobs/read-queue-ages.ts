import { sql } from "kysely"
import type { Queryable } from "../database/database.ts"

/**
 * Returns the seconds since the oldest waiting job of each queue became due. Queues without waiting jobs are not
 * listed.
 */
export async function readQueueAges(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; age: number }>`
    /* jobs.queue-ages */ select name, extract(epoch from clock_timestamp() - min(start_after))::float8 as age
    from jobs.job where state < 'active' and start_after <= clock_timestamp() group by name`.execute(db)
  return new Map(rows.map(({ name, age }) => [name, age]))
}
