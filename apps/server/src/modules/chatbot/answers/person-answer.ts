import { reportProblemPath } from "@hearth/domain/navigation/report-problem-path.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import type { ChatbotDeps, ChatCaller } from "../chatbot-deps.ts"
import { type AnswerParts, ask, callHelpDesk, openPage } from "./answer-parts.ts"
import { findLastOrder, toPastCard } from "./order-answers.ts"

/** Hands over: to the report of a problem with the last order, and to the help desk's number. */
export async function answerPerson(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const last = await findLastOrder(deps, caller)
  if (!last)
    return { lines: [answerTexts.handOverWithoutOrder], actions: [callHelpDesk(caller.country), ask("order-status")] }
  return {
    lines: [answerTexts.handOver],
    orders: [toPastCard(deps, caller, last)],
    actions: [openPage(reportProblemPath(last.number), answerTexts.reportProblem), callHelpDesk(caller.country)],
  }
}
