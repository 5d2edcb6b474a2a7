import type { ChatAction } from "@hearth/contract/calls/chatbot.calls.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import { reportProblemPath } from "@hearth/domain/navigation/report-problem-path.ts"
import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import { complaintTimeOf } from "../../cases/public.ts"
import { listPlacedOrders, loadOwnOrderByNumber, type PastOrderRow } from "../../orders/public.ts"
import type { ChatbotDeps, ChatCaller } from "../chatbot-deps.ts"
import { openPage } from "./answer-parts.ts"

/** How many of the latest orders are searched for one that a problem can be reported with. */
const MAX_ORDERS = 5

/** The button to report a problem with an order; none if that isn't possible now. */
export async function reportProblemWith(
  { db, clock, switches }: ChatbotDeps,
  caller: ChatCaller,
  orderNumber: string,
): Promise<ChatAction[]> {
  if (!isFeatureOn("feedback", caller.country, switches.featuresOff())) return []
  const order = await loadOwnOrderByNumber(db, caller, orderNumber)
  if (complaintTimeOf(order, clock.now()) !== "open") return []
  return [openPage(reportProblemPath(orderNumber), answerTexts.reportProblem)]
}

/**
 * The visitor's latest orders, newest first, and the newest that a problem can be reported with. Somebody who complains
 * about food means an order that they have, so one that was handed over comes before one that is only overdue.
 */
export async function findReportableOrder(
  deps: ChatbotDeps,
  caller: ChatCaller,
): Promise<{ last: PastOrderRow | undefined; reportable: PastOrderRow | undefined; actions: ChatAction[] }> {
  const { session, country } = caller
  const rows = await listPlacedOrders(deps.db, { userId: session.userId, country, pageNo: 1, after: undefined })
  const latest = rows.slice(0, MAX_ORDERS)
  const candidates = latest.toSorted(
    (one, other) => Number(isHandedOver(other.status)) - Number(isHandedOver(one.status)),
  )
  for (const reportable of candidates) {
    const actions = await reportProblemWith(deps, caller, reportable.number)
    if (actions.length > 0) return { last: latest[0], reportable, actions }
  }
  return { last: latest[0], reportable: undefined, actions: [] }
}
