import type { ChatAnswer } from "@hearth/contract/calls/chatbot.calls.ts"
import { casePath, CASES_PATH } from "@hearth/domain/navigation/case-paths.ts"
import * as answerTexts from "@hearth/texts/chat/chat-answers.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { readOwnActiveCases } from "../../cases/public.ts"
import type { ChatbotDeps, ChatCaller } from "../chatbot-deps.ts"
import { type AnswerParts, callHelpDesk, openPage } from "./answer-parts.ts"
import { findReportableOrder } from "./report-problem.ts"

const MAX_CASES = 3

/** The visitor's active cases: their state, when an answer is due, and their pages. */
export async function answerCase(deps: ChatbotDeps, caller: ChatCaller): Promise<AnswerParts> {
  const { country, session } = caller
  const { findStore } = deps.locator
  const active = await readOwnActiveCases({ db: deps.db, findStore }, caller)
  const seeCases = openPage(CASES_PATH, answerTexts.yourCases)
  if (active.length > 0)
    return {
      lines: [answerTexts.activeCases(active.length, MAX_CASES)],
      cases: active.slice(0, MAX_CASES).map(toCaseCard),
      actions: [seeCases, callHelpDesk(country)],
    }
  const { actions } = await findReportableOrder(deps, caller)
  return session.kind === "guest"
    ? {
        lines: [answerTexts.noActiveCase, answerTexts.casesOfAccount],
        actions: [openPage("/login", answerTexts.signIn), ...actions, callHelpDesk(country)],
      }
    : { lines: [answerTexts.noActiveCase], actions: [seeCases, ...actions, callHelpDesk(country)] }
}

type ActiveCase = Awaited<ReturnType<typeof readOwnActiveCases>>[number]

function toCaseCard({
  caseId,
  caseNumber,
  state,
  categoryName,
  orderId,
  answerDueAt,
}: ActiveCase): ChatAnswer["cases"][number] {
  return {
    caseId,
    title: answerTexts.caseTitle(caseTexts.stateNames[state], caseNumber),
    detail: answerTexts.caseDetail(categoryName, orderId),
    answerDueAt,
    href: casePath(caseId),
  }
}
