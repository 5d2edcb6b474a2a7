import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import * as feedbackMessageTexts from "@hearth/texts/feedback/feedback-messages.ts"
import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Messages, QueuedMessage } from "../messages/public.ts"
import { findTrackedOrders } from "../orders/public.ts"
import { takeDueRequests } from "./requests.store.ts"

export interface RequestFeedbackDeps extends Pick<Platform, "db" | "clock" | "switches"> {
  messages: Messages
  /** Returns the public origin of the country's web app. */
  originOfCountry(country: CountryCode): string
}

const BATCH_SIZE = 20
/**
 * A message that is delayed for longer than this, because the job or the provider didn't work, isn't sent. So it can't
 * arrive at night.
 */
const MAX_DELAY_MS = 3_600_000

/** Sends a message with a link to the rating screen, once for each order that has no feedback yet. */
export async function requestFeedback(deps: RequestFeedbackDeps): Promise<void> {
  for (;;) {
    const { count, messages } = await inTransaction(deps.db, (tx) => enqueueBatch(deps, tx))
    await Promise.all(messages.map((message) => deps.messages.deliver(message)))
    if (count < BATCH_SIZE) return
  }
}

async function enqueueBatch(
  { clock, switches, messages, originOfCountry }: RequestFeedbackDeps,
  tx: Tx,
): Promise<{ count: number; messages: QueuedMessage[] }> {
  const now = clock.now()
  const requests = await takeDueRequests(tx, now, BATCH_SIZE)
  const requestsToSend = requests.filter(
    ({ country, dueAt, hasFeedback }) =>
      !hasFeedback && secondsLeft(dueAt, now) > 0 && isFeatureOn("feedback", country, switches.featuresOff()),
  )
  const orders = await findTrackedOrders(
    tx,
    requestsToSend.map(({ orderId }) => orderId),
  )
  const enqueued: QueuedMessage[] = []
  // Deleting the account removed the mobile number.
  for (const { id, number, country, mobile } of orders.filter((order) => order.mobile !== "")) {
    const link = `${originOfCountry(country)}/postorder-ui/feedback?orderId=${number}`
    const text = feedbackMessageTexts.howWasIt(number, link)
    const message = { channel: "sms", kind: "feedback request", to: mobile, text } as const
    const dueAt = requestsToSend.find(({ orderId }) => orderId === id)?.dueAt ?? now
    enqueued.push(await messages.enqueue(tx, { ...message, expiresInSeconds: secondsLeft(dueAt, now) }))
  }
  return { count: requests.length, messages: enqueued }
}

const secondsLeft = (dueAt: Date, now: Date) => (dueAt.getTime() + MAX_DELAY_MS - now.getTime()) / 1000
