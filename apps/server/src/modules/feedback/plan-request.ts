import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { feedbackRequestTime } from "@hearth/domain/feedback/request-time.ts"
import type { Tx } from "../../platform/database/database.ts"
import { insertRequest } from "./requests.store.ts"

interface HandedOverOrder {
  id: string
  country: CountryCode
}

/** Plans the message that asks for feedback, in the transaction that hands the order over. The job sends it later. */
export async function planFeedbackRequest(tx: Tx, order: HandedOverOrder, handedOverAt: Date): Promise<void> {
  const { id: orderId, country } = order
  const dueAt = new Date(feedbackRequestTime(handedOverAt.getTime(), countries[country].timeZone))
  await insertRequest(tx, { orderId, country, dueAt })
}
