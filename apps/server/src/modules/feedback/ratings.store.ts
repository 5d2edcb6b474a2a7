import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Aspect, Problem } from "@hearth/domain/feedback/ratings.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

export interface RatingsQuery {
  country: CountryCode
  storeId: string | undefined
  from: Date
  until: Date
  /** The start of each period, the first one at `from`. */
  periodStarts: readonly Date[]
}

/** Counts and sums of ratings, from which averages are calculated. */
export interface RatingSums {
  ratingCount: number
  starSum: number
  npsAnswerCount: number
  promoterCount: number
  detractorCount: number
}

const conditions = ({ country, storeId, from, until }: RatingsQuery) => sql`
  country = ${country} and created_at >= ${from} and created_at < ${until}
  and ${storeId === undefined ? sql`true` : sql`store_id = ${storeId}`}`

/** Sums up ratings by period. Periods without any are missing. The number of a period starts with 1. */
export async function sumRatingsByPeriod(
  db: Queryable,
  query: RatingsQuery,
): Promise<(RatingSums & { period: number })[]> {
  const starts = query.periodStarts.map((start) => start.toISOString())
  const { rows } = await sql<RatingSums & { period: number }>`
    select width_bucket(created_at, ${starts}::timestamptz[]) as period, count(overall_rating)::int as "ratingCount",
      coalesce(sum(overall_rating), 0)::int as "starSum", count(nps)::int as "npsAnswerCount",
      count(*) filter (where nps >= 9)::int as "promoterCount",
      count(*) filter (where nps <= 6)::int as "detractorCount"
    from feedback.feedback where ${conditions(query)} group by 1`.execute(db)
  return rows
}

/** Sums up ratings by store, at most one row per store. */
export async function sumRatingsByStore(
  db: Queryable,
  query: RatingsQuery,
): Promise<{ storeId: string; ratingCount: number; starSum: number }[]> {
  const { rows } = await sql<{ storeId: string; ratingCount: number; starSum: number }>`
    select store_id as "storeId", count(*)::int as "ratingCount", sum(overall_rating)::int as "starSum"
    from feedback.feedback where ${conditions(query)} and overall_rating is not null and store_id is not null
    group by store_id`.execute(db)
  return rows
}

/** Lists the dishes with the lowest share of likes first. */
export async function listRatedDishes(
  db: Queryable,
  query: RatingsQuery,
  limit: number,
): Promise<{ productId: string; ratingCount: number; likedPercent: number }[]> {
  const { rows } = await sql<{ productId: string; ratingCount: number; likedPercent: number }>`
    select product_id as "productId", count(*)::int as "ratingCount",
      round(100.0 * count(*) filter (where liked) / count(*))::int as "likedPercent"
    from feedback.dish_rating where ${conditions(query)} group by product_id
    order by count(*) filter (where liked)::float / count(*), count(*) desc, product_id limit ${limit}`.execute(db)
  return rows
}

/** Sums up the stars of each aspect that was rated. */
export async function sumAspects(
  db: Queryable,
  query: RatingsQuery,
): Promise<{ aspect: Aspect; ratingCount: number; starSum: number }[]> {
  const { rows } = await sql<{ aspect: Aspect; ratingCount: number; starSum: number }>`
    select rated.key as aspect, count(*)::int as "ratingCount", sum(rated.value::int)::int as "starSum"
    from feedback.feedback, jsonb_each_text(aspects) as rated
    where ${conditions(query)} and aspects <> '{}' group by rated.key`.execute(db)
  return rows
}

/** Counts how many customers named each problem, the most frequent first. */
export async function countProblems(
  db: Queryable,
  query: RatingsQuery,
  limit: number,
): Promise<{ aspect: Aspect; problem: Problem; count: number }[]> {
  const { rows } = await sql<{ aspect: Aspect; problem: Problem; count: number }>`
    select named.aspect, named.problem, count(*)::int as count
    from feedback.feedback, jsonb_to_recordset(problems) as named(aspect text, problem text)
    where ${conditions(query)} and problems is not null
    group by named.aspect, named.problem
    order by count(*) desc, named.aspect, named.problem limit ${limit}`.execute(db)
  return rows
}
