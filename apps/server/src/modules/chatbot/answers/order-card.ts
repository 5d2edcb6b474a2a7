import type { ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import { clockIn } from "./answer-parts.ts"

/** How many minutes an order is late; 0 if it isn't. It is late after the time that we named when it was placed. */
export function minutesLate({ promisedBy, promise, estimate }: Tracker, now: number): number {
  if (!estimate) return 0
  const due = promisedBy ?? (promise.kind === "promised" ? promise.dueAt : null)
  return due === null ? 0 : Math.max(0, Math.ceil((now - Date.parse(due)) / 60_000))
}

export function toOrderCard(tracker: Tracker, country: CountryCode, now: number): ChatAnswer["orders"][number] {
  const { orderId, orderHistoryId, stage, estimate, deliveryType, orderSummary } = tracker
  const format = deliveryType === "DELIVERY" ? answerTexts.arrivesBetween : answerTexts.readyBetween
  const expected = estimate ? format(clockIn(country, estimate.from), clockIn(country, estimate.to)) : undefined
  return {
    orderId,
    title: answerTexts.orderTitle(answerTexts.stages[stage], orderId),
    detail: [expected, orderSummary].filter(Boolean).join(" · "),
    placedAt: null,
    isLate: minutesLate(tracker, now) > 0,
    href: `/track?${new URLSearchParams({ orderHistoryId }).toString()}`,
  }
}
