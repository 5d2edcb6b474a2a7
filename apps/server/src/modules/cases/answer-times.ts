import type { CaseDesk } from "@hearth/domain/cases/case-state.ts"
import { type IssueCategory, issueRules } from "@hearth/domain/cases/issue-categories.ts"

const HOUR_MS = 3_600_000
/** After an answer, the case waits for the customer. Staff look at it again after this time. */
const LOOK_AGAIN_MS = 7 * 24 * HOUR_MS

/** Until when a complaint or message of a customer is answered. */
export function answerDueFor(category: IssueCategory, at: Date): Date {
  return new Date(at.getTime() + issueRules[category].answerWithinHours * HOUR_MS)
}

/** The changes of a case whose customer waits again. A store that misses this time loses the case to head office again. */
export function waitAgain(category: IssueCategory, at: Date) {
  const answerDueAt = answerDueFor(category, at)
  return { answerDueAt, actBy: answerDueAt, passedOverdueAt: null }
}

/** The changes of a case that a message or a given remedy of this desk answers. */
export function answeredBy(desk: CaseDesk, at: Date) {
  return { answerDueAt: null, actBy: new Date(at.getTime() + LOOK_AGAIN_MS), lastAuthor: desk }
}
