import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"

interface FeedbackRequest {
  orderId: string
  country: CountryCode
  dueAt: Date
}

export async function insertRequest(tx: Tx, { orderId, country, dueAt }: FeedbackRequest): Promise<void> {
  await sql`
    /* feedback.plan-request */ insert into feedback.request (order_id, country, due_at)
    values (${orderId}, ${country}, ${dueAt}) on conflict (order_id) do nothing`.execute(tx)
}

/** Deletes due requests and returns them, with whether the order has feedback. Another node's are left out. */
export async function takeDueRequests(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<(FeedbackRequest & { hasFeedback: boolean })[]> {
  const { rows } = await sql<FeedbackRequest & { hasFeedback: boolean }>`
    /* feedback.take-due-requests */ delete from feedback.request where order_id in (
      select order_id from feedback.request where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
    returning order_id as "orderId", country, due_at as "dueAt",
      exists (select 1 from feedback.feedback where feedback.order_id = request.order_id) as "hasFeedback"`.execute(tx)
  return rows
}
