import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import * as refundTexts from "@hearth/texts/orders/refund.ts"
import { listFailedOrders, listPlacedOrders, loadOwnOrderByNumber } from "../../orders/public.ts"
import type { ChatbotDeps, ChatCaller } from "../chatbot-deps.ts"
import { type AnswerParts, ask, callHelpDesk, openPage } from "./answer-parts.ts"
import { findReportableOrder } from "./report-problem.ts"

/** How many of the latest orders are searched for refunds. */
const MAX_ORDERS = 5

/** The refunds of the visitor's latest orders, placed or failed, and the way to report a wrong charge. */
export async function answerRefund(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const { db, orders } = deps
  const { session, country } = caller
  const page = { userId: session.userId, country, pageNo: 1, after: undefined }
  const rows = [...(await listPlacedOrders(db, page)), ...(await listFailedOrders(db, page))]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MAX_ORDERS)
  const lines: string[] = []
  for (const { number } of rows) {
    const { refunds } = await orders.loadTransaction(db, await loadOwnOrderByNumber(db, caller, number))
    lines.push(...refunds.map((refund) => answerTexts.refundOfOrder(number, refundTexts.refund(refund, country))))
  }
  const { actions: report } = await findReportableOrder(deps, caller)
  return {
    lines:
      lines.length > 0
        ? lines
        : [
            answerTexts.noRefunds,
            answerTexts.refundsAreAutomatic,
            report.length > 0 ? answerTexts.reportForRefund : answerTexts.callForRefund,
          ],
    actions: [
      ...report,
      ...(rows.length > 0 ? [openPage("/postorder-ui/orderHistory", answerTexts.allOrders)] : []),
      ask("order-status"),
      callHelpDesk(country),
    ],
  }
}
