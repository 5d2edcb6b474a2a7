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
    key: cases.map(({ caseId, customerWroteAt }) => `${caseId} ${customerWroteAt}`).join(),
  }
}

/**
 * The cases in which the customer has written since the list was loaded before. A case that wasn't in the list is one of
 * them if its customer wrote after all others: then it is new, and not one of the next page.
 */
function findCasesWithNewMessage(before: readonly InboxCase[], after: readonly InboxCase[]): InboxCase[] {
  const wroteBefore = new Map(before.map(({ caseId, customerWroteAt }) => [caseId, Date.parse(customerWroteAt)]))
  const newestBefore = Math.max(Number.NEGATIVE_INFINITY, ...wroteBefore.values())
  return after.filter(
    ({ caseId, customerWroteAt, waitsForAnswer }) =>
      waitsForAnswer && Date.parse(customerWroteAt) > (wroteBefore.get(caseId) ?? newestBefore),
  )
}
