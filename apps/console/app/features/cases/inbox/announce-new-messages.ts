import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"

/** A text for screen readers. */
export interface Announcement {
  text: string
  /**
   * Differs between two announcements with the same text, as after two messages in one case. Screen readers read only
   * what changes on the page, so the text gets a new element for each key.
   */
  key: string
}

/** Announces every case in which the customer has written since the list was loaded before. */
export function announceNewMessages(
  before: readonly InboxCase[],
  after: readonly InboxCase[],
): Announcement | undefined {
  const cases = findCasesWithNewMessage(before, after)
  if (cases.length === 0) return undefined
  return {
    text: cases.map(({ customerName, caseNumber }) => casesTexts.newMessages(customerName, caseNumber)).join(". "),
    key: cases.map(({ caseId, changedAt }) => `${caseId} ${changedAt}`).join(),
  }
}

/** The cases in which the customer has written since the list was loaded before. */
function findCasesWithNewMessage(before: readonly InboxCase[], after: readonly InboxCase[]): InboxCase[] {
  const changedBefore = new Map(before.map(({ caseId, changedAt }) => [caseId, Date.parse(changedAt)]))
  return after.filter(
    ({ caseId, changedAt, waitsForAnswer }) =>
      waitsForAnswer && Date.parse(changedAt) > (changedBefore.get(caseId) ?? Number.POSITIVE_INFINITY),
  )
}
