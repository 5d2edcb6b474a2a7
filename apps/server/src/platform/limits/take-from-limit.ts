import { sql } from "kysely"
import type { Queryable } from "../database/database.ts"

export interface Limit {
  /** What is counted, e.g. `guest-creation:203.0.113.7`. */
  bucket: string
  max: number
  windowSeconds: number
  now: Date
}

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Counts one use in a window that starts with the first use, for all nodes together. Given the database it counts
 * whatever becomes of the request; given a transaction only if that commits.
 */
export async function takeFromLimit(db: Queryable, { bucket, max, windowSeconds, now }: Limit): Promise<Taken> {
  const end = new Date(now.getTime() + windowSeconds * 1000)
  const { rows } = await sql<{ used: number; ends_at: Date }>`
    insert into platform.limit_counter as counter (bucket, used, ends_at) values (${bucket}, 1, ${end})
    on conflict (bucket) do update set
      used = case when counter.ends_at <= ${now} then 1 else counter.used + 1 end,
      ends_at = case when counter.ends_at <= ${now} then excluded.ends_at else counter.ends_at end
    returning used, ends_at`.execute(db)
  const [counter] = rows
  if (!counter || counter.used <= max) return { ok: true }
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((counter.ends_at.getTime() - now.getTime()) / 1000)) }
}

/** What was taken for something that did not happen after all. */
export async function giveBackToLimit(db: Queryable, bucket: string): Promise<void> {
  await sql`update platform.limit_counter set used = used - 1 where bucket = ${bucket} and used > 0`.execute(db)
}
