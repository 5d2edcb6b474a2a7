import { type Kysely, type RawBuilder, sql } from "kysely"
import type { NoTables, Queryable } from "../database/database.ts"
import { asyncCommit } from "../database/async-commit.ts"

export interface Limit {
  /** What is counted, e.g. `guest-creation:203.0.113.7`. */
  bucket: string
  max: number
  windowSeconds: number
  now: Date
}

export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Counts one use in a window that starts with the first use, for all nodes together. With the database as `db` the use
 * counts whatever happens to the request; with a transaction it counts only if that commits. If the window is full,
 * nothing is written and nothing waits, so that repeated requests at a full limit block no other callers.
 */
export async function consumeLimit(db: Queryable, { bucket, max, windowSeconds, now }: Limit): Promise<LimitResult> {
  const windowEnd = new Date(now.getTime() + windowSeconds * 1000)
  const { rows } = await sql<{ used: number; ends_at: Date }>`
    insert into platform.limit_counter as counter (bucket, used, ends_at)
    select ${bucket}::text, 1, ${windowEnd}::timestamptz where not exists (
      select from platform.limit_counter where bucket = ${bucket} and used >= ${max} and ends_at > ${now})
    on conflict (bucket) do update set
      used = case when counter.ends_at <= ${now} then 1 else counter.used + 1 end,
      ends_at = case when counter.ends_at <= ${now} then excluded.ends_at else counter.ends_at end
    returning used, ends_at`.execute(db)
  const [counter] = rows
  if (counter && counter.used <= max) return { ok: true }
  const endsAt = counter?.ends_at ?? (await findWindowEnd(db, bucket)) ?? windowEnd
  return { ok: false, retryAfterSeconds: secondsUntil(endsAt, now) }
}

/**
 * Hides the length of a list from PostgreSQL's planner, which would otherwise replan each time, at a higher cost than
 * the counting.
 */
const arrayParameter = (list: readonly unknown[], type: string) => sql`(select ${list}::${sql.raw(type)})`

/**
 * Reads each counter by its key: without this, PostgreSQL would scan all counters, because it can't estimate their
 * number.
 */
const counterOfEach = sql`lateral (
  select used, ends_at from platform.limit_counter where limit_counter.bucket = wanted.bucket limit 1) as counter`

export interface Limits {
  /** In the same sequence for every caller, which prevents deadlocks; shared limits come last. */
  limits: readonly Omit<Limit, "now">[]
  now: Date
}

export type LimitsResult = { ok: true } | { ok: false; bucket: string; retryAfterSeconds: number }

/**
 * Consumes several limits, all or none, or returns the first full one. One statement outside any transaction with an
 * asynchronous commit, so that shared counters are locked only while PostgreSQL writes them, not until they are on
 * disk.
 */
export async function consumeLimits(db: Kysely<NoTables>, input: Limits): Promise<LimitsResult> {
  const result = await consumeIf(db, input, sql`true`, "platform.consume-limits")
  return result ?? { ok: true }
}

/** Consumes several limits if the condition is true. Returns undefined and counts nothing if it is false. */
export async function consumeLimitsIf(
  db: Kysely<NoTables>,
  input: Limits,
  { name, condition }: { name: string; condition: RawBuilder<boolean> },
): Promise<LimitsResult | undefined> {
  return consumeIf(db, input, condition, name)
}

async function consumeIf(
  db: Kysely<NoTables>,
  { limits, now }: Limits,
  condition: RawBuilder<unknown>,
  name: string,
): Promise<LimitsResult | undefined> {
  if (db.isTransaction) throw new Error("shared limits must not be consumed in a transaction")
  const buckets = limits.map(({ bucket }) => bucket)
  const windowEnds = limits.map(({ windowSeconds }) => new Date(now.getTime() + windowSeconds * 1000).toISOString())
  const maxima = limits.map(({ max }) => max)
  const { rows } = await sql<{ bucket: string; used: number | null; ends_at: Date }>`
    ${sql.raw(`/* ${name} */`)} with wanted as (
      select * from unnest(${arrayParameter(buckets, "text[]")}, ${arrayParameter(windowEnds, "timestamptz[]")}, ${arrayParameter(maxima, "int[]")})
        with ordinality as wanted (bucket, ends_at, max_uses, position) where ${condition}),
    full_limit as (
      select wanted.bucket, counter.ends_at from wanted, ${counterOfEach}
      where counter.used >= wanted.max_uses and counter.ends_at > ${now} order by wanted.position limit 1),
    consumed as (
      insert into platform.limit_counter as counter (bucket, used, ends_at)
      select bucket, 1, ends_at from wanted where not exists (select from full_limit) and ${asyncCommit(db)}
      order by position
      on conflict (bucket) do update set
        used = case when counter.ends_at <= ${now} then 1 else counter.used + 1 end,
        ends_at = case when counter.ends_at <= ${now} then excluded.ends_at else counter.ends_at end
      returning bucket, used, ends_at)
    select bucket, used, ends_at from consumed union all select bucket, null, ends_at from full_limit`.execute(db)
  if (rows.length === 0) return undefined
  const fullCounter = rows.find(({ used }) => used === null)
  if (fullCounter)
    return { ok: false, bucket: fullCounter.bucket, retryAfterSeconds: secondsUntil(fullCounter.ends_at, now) }
  for (const { bucket, max } of limits) {
    const counter = rows.find((row) => row.bucket === bucket)
    if (counter === undefined || Number(counter.used) <= max) continue
    // Other requests used the limit up after this statement had checked it.
    await refundLimits(db, buckets)
    return { ok: false, bucket, retryAfterSeconds: secondsUntil(counter.ends_at, now) }
  }
  return { ok: true }
}

/** Checks the limits before anything is written, so that repeated requests at a full limit block no other callers. */
export async function findFullLimit(
  db: Queryable,
  { limits, now }: Limits,
): Promise<Extract<LimitsResult, { ok: false }> | undefined> {
  const buckets = limits.map(({ bucket }) => bucket)
  const maxima = limits.map(({ max }) => max)
  const { rows } = await sql<{ bucket: string; ends_at: Date }>`
    /* platform.find-full */ select wanted.bucket, counter.ends_at
    from unnest(${buckets}::text[], ${maxima}::int[]) with ordinality as wanted (bucket, max_uses, position), ${counterOfEach}
    where counter.used >= wanted.max_uses and counter.ends_at > ${now} order by wanted.position limit 1`.execute(db)
  const [fullLimit] = rows
  return fullLimit && { ok: false, bucket: fullLimit.bucket, retryAfterSeconds: secondsUntil(fullLimit.ends_at, now) }
}

export async function refundLimits(db: Queryable, buckets: readonly string[]): Promise<void> {
  await sql`
    update platform.limit_counter set used = used - 1 where bucket = any(${buckets}::text[]) and used > 0`.execute(db)
}

function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000))
}

async function findWindowEnd(db: Queryable, bucket: string): Promise<Date | undefined> {
  const { rows } = await sql<{ ends_at: Date }>`
    select ends_at from platform.limit_counter where bucket = ${bucket}`.execute(db)
  return rows[0]?.ends_at
}

/** Resets a limit after a successful attempt. */
export async function resetLimit(db: Queryable, bucket: string): Promise<void> {
  await sql`delete from platform.limit_counter where bucket = ${bucket}`.execute(db)
}
