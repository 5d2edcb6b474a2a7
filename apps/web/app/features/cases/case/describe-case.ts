import type { CaseState } from "@hearth/domain/cases/case-state.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { formatSlotInSentence } from "../../../shared/time/format-slot.ts"
import type { CustomerCase } from "../cases.api.ts"

/** FBK-3: the state in a word or two. */
export const nameOfState = (state: CaseState): string => caseTexts.stateNames[state]

type Described = Pick<CustomerCase, "state" | "storeName" | "answerDueAt" | "reopenUntil">

/** FBK-3: the state in a sentence. */
export function titleOfState({ state, storeName }: Pick<Described, "state" | "storeName">): string {
  if (state === "OPEN") return caseTexts.receivedTitle
  if (state === "WITH_STORE") return caseTexts.withStoreTitle(storeName)
  if (state === "WITH_HEAD_OFFICE") return caseTexts.withHeadOfficeTitle
  return state === "RESOLVED" ? caseTexts.resolvedTitle : caseTexts.reopenedTitle
}

/** Whether customer care continues with the case, so that the store can't help any more. */
export function isWithCustomerCare(state: CaseState): boolean {
  return state === "WITH_HEAD_OFFICE" || state === "REOPENED"
}

export type CaseStage = "reported" | "answered" | "resolved"

/** FBK-3: the stages that a case has passed. After a message of the customer it waits for an answer again. */
export function doneStages({ state, answerDueAt }: Pick<Described, "state" | "answerDueAt">): readonly CaseStage[] {
  if (state === "RESOLVED") return ["reported", "answered", "resolved"]
  return answerDueAt === null ? ["reported", "answered"] : ["reported"]
}

const step = (text: string, isLate = false) => ({ text, isLate })

/** FBK-3: what happens next, and by when. `isLate`: the answer should have come by now. */
export function nextStepOf(
  { state, answerDueAt, reopenUntil }: Described,
  zone: TimeZone,
  now: number,
): { text: string; isLate: boolean } {
  if (state === "RESOLVED")
    return step(
      canReopen({ reopenUntil }, now)
        ? caseTexts.canReopenUntil(formatSlotInSentence(reopenUntil ?? now, zone, now))
        : caseTexts.closed,
    )
  if (answerDueAt === null) return step(state === "REOPENED" ? caseTexts.headOfficeContinues : caseTexts.weContinue)
  if (Date.parse(answerDueAt) < now) return step(caseTexts.answerOverdue, true)
  return step(caseTexts.answerBy(formatSlotInSentence(answerDueAt, zone, now)))
}

function canReopen({ reopenUntil }: Pick<Described, "reopenUntil">, now: number): boolean {
  return reopenUntil !== null && Date.parse(reopenUntil) > now
}

/** Whether the customer can write: always while the case is active, and as long as it can be reopened. */
export function canReply({ state, reopenUntil }: Pick<Described, "state" | "reopenUntil">, now: number): boolean {
  return state !== "RESOLVED" || canReopen({ reopenUntil }, now)
}
