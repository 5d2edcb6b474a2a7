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
 * whatever becomes of the request; given a transaction only if that commits. Where the window is full nothing is written
 * and nothing waits: whoever hammers on a limit holds up nobody.
 */
export async function takeFromLimit(db: Queryable, { bucket, max, windowSeconds, now }: Limit): Promise<Taken> {
  const end = new Date(now.getTime() + windowSeconds * 1000)
  const { rows } = await sql<{ used: number; ends_at: Date }>`
    insert into platform.limit_counter as counter (bucket, used, ends_at)
    select ${bucket}::text, 1, ${end}::timestamptz where not exists (
      select from platform.limit_counter where bucket = ${bucket} and used >= ${max} and ends_at > ${now})
    on conflict (bucket) do update set
      used = case when counter.ends_at <= ${now} then 1 else counter.used + 1 end,
      ends_at = case when counter.ends_at <= ${now} then excluded.ends_at else counter.ends_at end
    returning used, ends_at`.execute(db)
  const [counter] = rows
  if (counter && counter.used <= max) return { ok: true }
  const endsAt = counter?.ends_at ?? (await findEnd(db, bucket)) ?? end
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) }
}

export interface ManyLimits {
  /** In the order in which everybody takes them, so that nobody waits in a circle; what all share comes last. */
  limits: readonly Omit<Limit, "now">[]
  now: Date
}

/**
 * The same for several at once, in one statement. Answers the first that is full; in a transaction that is then given up,
 * none is counted.
 */
export async function takeFromLimits(
  db: Queryable,
  { limits, now }: ManyLimits,
): Promise<{ ok: true } | { ok: false; bucket: string; retryAfterSeconds: number }> {
  const buckets = limits.map(({ bucket }) => bucket)
  const ends = limits.map(({ windowSeconds }) => new Date(now.getTime() + windowSeconds * 1000).toISOString())
  const most = limits.map(({ max }) => max)
  const { rows } = await sql<{ bucket: string; used: number; ends_at: Date }>`
    /* platform.take-from-limits */ insert into platform.limit_counter as counter (bucket, used, ends_at)
    select wanted.bucket, 1, wanted.ends_at
    from unnest(${buckets}::text[], ${ends}::timestamptz[], ${most}::int[])
      with ordinality as wanted (bucket, ends_at, most, position)
    where not exists (
      select from platform.limit_counter as taken
      where taken.bucket = wanted.bucket and taken.used >= wanted.most and taken.ends_at > ${now})
    order by wanted.position
    on conflict (bucket) do update set
      used = case when counter.ends_at <= ${now} then 1 else counter.used + 1 end,
      ends_at = case when counter.ends_at <= ${now} then excluded.ends_at else counter.ends_at end
    returning bucket, used, ends_at`.execute(db)
  for (const { bucket, max, windowSeconds } of limits) {
    const counter = rows.find((row) => row.bucket === bucket)
    if (counter && counter.used <= max) continue
    const endsAt = counter?.ends_at ?? (await findEnd(db, bucket)) ?? new Date(now.getTime() + windowSeconds * 1000)
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
    return { ok: false, bucket, retryAfterSeconds }
  }
  return { ok: true }
}

async function findEnd(db: Queryable, bucket: string): Promise<Date | undefined> {
  const { rows } = await sql<{ ends_at: Date }>`
    select ends_at from platform.limit_counter where bucket = ${bucket}`.execute(db)
  return rows[0]?.ends_at
}

/** What was taken for something that did not happen after all. */
export async function giveBackToLimit(db: Queryable, bucket: string): Promise<void> {
  await sql`update platform.limit_counter set used = used - 1 where bucket = ${bucket} and used > 0`.execute(db)
}
