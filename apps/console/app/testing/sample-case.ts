import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"

/** A new case about a missing item, whose customer waits for the first answer. */
export function sampleInboxCase(overrides: Partial<InboxCase> = {}): InboxCase {
  return {
    caseId: "00000000-0000-4000-8000-0000000000c1",
    caseNumber: "C-7K2M9QXD",
    state: "OPEN",
    category: "MISSING_ITEM",
    categoryName: "Something is missing",
    orderId: "IN7K2M9QXD",
    storeName: "Koramangala",
    openedAt: "2026-11-18T08:30:00.000Z",
    changedAt: "2026-11-18T08:30:00.000Z",
    storeId: "6585R",
    customerName: "Asha",
    isAccountDeleted: false,
    desk: "STORE",
    owner: null,
    answerDueAt: "2026-11-18T10:30:00.000Z",
    isOverdue: false,
    waitsForAnswer: true,
    customerWroteAt: "2026-11-18T08:30:00.000Z",
    ...overrides,
  }
}
