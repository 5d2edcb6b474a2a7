import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Aspect, Problem } from "@hearth/domain/feedback/ratings.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

interface NewFeedback {
  id: string
  country: CountryCode
  userId: string
  /** The order, its store and its delivery type are null for feedback without an order. */
  orderId: string | null
  storeId: string | null
  deliveryType: DeliveryType | null
  overallRating: number | null
  nps: number | null
  aspects: Partial<Record<Aspect, number>>
  text: string | null
  mobile: string | null
  dishes: readonly { productId: string; liked: boolean }[]
  createdAt: Date
}

/** Returns false and changes nothing if the order already has feedback. */
export async function insertFeedback(tx: Tx, feedback: NewFeedback): Promise<boolean> {
  const { id, country, userId, orderId, storeId, deliveryType, overallRating, nps } = feedback
  const { aspects, text, mobile, dishes, createdAt } = feedback
  const { rows } = await sql`
    insert into feedback.feedback (id, country, user_id, order_id, store_id, delivery_type, overall_rating, nps, aspects,
      text, mobile, created_at)
    values (${id}, ${country}, ${userId}, ${orderId}, ${storeId}, ${deliveryType}, ${overallRating}, ${nps},
      ${JSON.stringify(aspects)}::jsonb, ${text}, ${mobile}, ${createdAt})
    on conflict (order_id) do nothing
    returning 1`.execute(tx)
  if (rows.length === 0) return false
  if (dishes.length > 0) {
    const values = dishes.map(({ productId, liked }) => sql`(${id}::uuid, ${productId}, ${liked}::boolean)`)
    await sql`
      insert into feedback.dish_rating (feedback_id, product_id, liked) values ${sql.join(values)}`.execute(tx)
  }
  return true
}

export interface StoredFeedback extends Pick<NewFeedback, "id" | "overallRating" | "nps" | "aspects" | "text"> {
  dishes: { productId: string; liked: boolean }[]
  /** Null until the customer has said what went wrong. */
  problems: { aspect: Aspect; problem: Problem }[] | null
  problemsText: string | null
}

export async function findFeedbackOfOrder(db: Queryable, orderId: string): Promise<StoredFeedback | undefined> {
  const { rows } = await sql<StoredFeedback>`
    select id, overall_rating as "overallRating", nps, aspects, text, problems, problems_text as "problemsText",
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'liked', liked)), '[]')
       from feedback.dish_rating where feedback_id = feedback.id) as dishes
    from feedback.feedback where order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** Returns the stars by order id. Orders that aren't rated are missing. */
export async function findRatings(db: Queryable, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ orderId: string; stars: number }>`
    /* feedback.ratings-among */ select order_id as "orderId", overall_rating as stars from feedback.feedback
    where order_id = any(${orderIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ orderId, stars }) => [orderId, stars]))
}

export async function hasGivenFeedback(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from feedback.feedback where user_id = ${userId} limit 1`.execute(db)
  return rows.length > 0
}

/** Locks the visitor's own feedback until the transaction ends. Somebody else's is not found. */
export async function lockOwnFeedback(
  tx: Tx,
  { id, userId, country }: { id: string; userId: string; country: CountryCode },
): Promise<{ deliveryType: DeliveryType | null; problemsAt: Date | null } | undefined> {
  const { rows } = await sql<{ deliveryType: DeliveryType | null; problemsAt: Date | null }>`
    select delivery_type as "deliveryType", problems_at as "problemsAt" from feedback.feedback
    where id = ${id} and user_id = ${userId} and country = ${country} for update`.execute(tx)
  return rows[0]
}

export async function writeProblems(
  tx: Tx,
  id: string,
  { problems, text, at }: { problems: readonly { aspect: Aspect; problem: Problem }[]; text: string | null; at: Date },
): Promise<void> {
  await sql`
    update feedback.feedback
    set problems = ${JSON.stringify(problems)}::jsonb, problems_text = ${text}, problems_at = ${at}
    where id = ${id}`.execute(tx)
}

/** Gives a guest's feedback to the customer that the guest signed in as. */
export async function moveFeedback(tx: Tx, guestId: string, customerId: string): Promise<void> {
  await sql`update feedback.feedback set user_id = ${customerId} where user_id = ${guestId}`.execute(tx)
}

/** Returns the feedback without an order that has this mobile number. Its user is null if they were deleted. */
export async function listFeedbackOfMobile(
  tx: Tx,
  { country, mobile }: { country: CountryCode; mobile: string },
): Promise<{ id: string; userId: string | null }[]> {
  const { rows } = await sql<{ id: string; userId: string | null }>`
    select id, user_id as "userId" from feedback.feedback
    where country = ${country} and mobile = ${mobile}`.execute(tx)
  return rows
}

interface PersonalFeedback {
  userIds: readonly string[]
  orderIds: readonly string[]
  feedbackIds: readonly string[]
}

/** Keeps the scores, and removes the texts, the mobile numbers and the ids of the users who gave the feedback. */
export async function removePersonalData(tx: Tx, { userIds, orderIds, feedbackIds }: PersonalFeedback): Promise<void> {
  await sql`
    update feedback.feedback set user_id = null, text = null, problems_text = null, mobile = null
    where user_id = any(${userIds}::uuid[]) or order_id = any(${orderIds}::uuid[])
      or id = any(${feedbackIds}::uuid[])`.execute(tx)
}
