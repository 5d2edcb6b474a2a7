import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import type { ChatbotDeps, ChatCaller } from "../chatbot-deps.ts"
import { type AnswerParts, ask, callHelpDesk } from "./answer-parts.ts"
import { toPastCard } from "./order-answers.ts"
import { findReportableOrder } from "./report-problem.ts"

/** Hands over: to the report of a problem with an order if that is possible, and to the help desk's number. */
export async function answerPerson(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const { last, reportable, actions } = await findReportableOrder(deps, caller)
  const order = reportable ?? last
  return {
    lines: [reportable ? answerTexts.handOver : answerTexts.handOverToHelpDesk],
    orders: order ? [toPastCard(deps, caller, order)] : [],
    actions: [...actions, callHelpDesk(caller.country), ...(order ? [ask("case")] : [ask("order-status")])],
  }
}
