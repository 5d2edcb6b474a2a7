import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Aspect, Problem } from "@hearth/domain/feedback/ratings.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

export interface FeedbackListQuery {
  country: CountryCode
  storeId: string | undefined
  from: Date
  until: Date
  show: "all" | "words" | "low"
  /** Only feedback that is older than this one. */
  afterId: string | undefined
}

export interface ListedRow {
  id: string
  createdAt: Date
  storeId: string | null
  deliveryType: DeliveryType | null
  overallRating: number | null
  nps: number | null
  aspects: Partial<Record<Aspect, number>>
  problems: { aspect: Aspect; problem: Problem }[] | null
  text: string | null
  problemsText: string | null
  hasMobile: boolean
}

/*
 * The indexes of the lists contain only feedback for which one of these is true. PostgreSQL recognises them by their
 * wording, so the numbers of `isLowScore` in the domain are written here again; a test compares the two.
 */
const hasWords = sql`(text is not null or problems_text is not null)`
const isLow = sql`(overall_rating <= 3 or nps <= 6 or aspects @? '$.* ? (@ <= 3)')`
const conditionOf: Readonly<Record<FeedbackListQuery["show"], RawBuilder<unknown>>> = {
  all: sql`(${hasWords} or ${isLow})`,
  words: hasWords,
  low: isLow,
}

/** Lists feedback with words or a low score, newest first. */
export async function listFeedbackRows(
  db: Queryable,
  { country, storeId, from, until, show, afterId }: FeedbackListQuery,
  limit: number,
): Promise<ListedRow[]> {
  const isInScope = sql`country = ${country} and ${storeId === undefined ? sql`true` : sql`store_id = ${storeId}`}`
  const after = afterId === undefined ? undefined : await findPosition(db, afterId, isInScope)
  if (afterId !== undefined && after === undefined) return []
  const conditions = [
    isInScope,
    sql`created_at >= ${from} and created_at < ${until}`,
    conditionOf[show],
    // The position is a parameter, because with a subquery PostgreSQL reads everything before it.
    ...(after === undefined ? [] : [sql`(created_at, id) < (${after}::timestamptz, ${afterId}::uuid)`]),
  ]
  const { rows } = await sql<ListedRow>`
    select id, created_at as "createdAt", store_id as "storeId", delivery_type as "deliveryType",
      overall_rating as "overallRating", nps, aspects, problems, text, problems_text as "problemsText",
      mobile is not null as "hasMobile"
    from feedback.feedback where ${sql.join(conditions, sql` and `)}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns when the feedback was given, as text: a date of JavaScript has no microseconds. */
async function findPosition(db: Queryable, id: string, isInScope: RawBuilder<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`
    select created_at::text as at from feedback.feedback where id = ${id} and ${isInScope}`.execute(db)
  return rows[0]?.at
}

/** Returns the mobile number that came with feedback of the country without an order. */
export async function findFeedbackMobile(
  db: Queryable,
  { id, country }: { id: string; country: CountryCode },
): Promise<string | undefined> {
  const { rows } = await sql<{ mobile: string | null }>`
    select mobile from feedback.feedback where id = ${id} and country = ${country}`.execute(db)
  return rows[0]?.mobile ?? undefined
}
