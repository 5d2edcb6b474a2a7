import type { Route } from "@hearth/contract/define-call.ts"

/*
 * What the console's access test needs to know about each call: inputs that allowed callers succeed with, and the
 * expected answer. One entry per call; the rest is generated from the contract.
 */

/** A store and the ids of its data. */
export interface StoreFixture {
  storeId: string
  transactionId: string
  /** The version of that order's ticket. */
  version: number
  riderId: string
  memberId: string
}

export interface ConsoleEntry {
  query?: Record<string, string>
  body?: (fixture: StoreFixture) => object
  /** The expected answer to allowed callers: 200 by default, else one of the call's error codes. */
  answers?: string
  /** The call has access `staff` and needs a role at head office. Among the test's callers, only head office has it. */
  needsRole?: true
  /** What the call removes; it is created again for each caller. */
  consumes?: "riderId" | "memberId" | "session"
}

/** Names of ids in path and body that belong to a store: under any other store they are not found. */
export const storeOwnedNames = ["transactionId", "riderId", "memberId"] as const

/** Names of ids that anyone may use. */
export const publicStoreNames: ReadonlySet<string> = new Set([
  "storeId",
  "storeIds",
  "productId",
  "afterId",
  "beforeId",
  "country",
  "name",
])

/** Names of ids that belong to a country: on another country's host they are not found; see the tests of head office. */
export const countryOwnedNames = [
  "userId",
  "correctionId",
  "orderId",
  "caseId",
  "photoId",
  "remedyId",
  "alertId",
  "feedbackId",
] as const

const reason = "tried"
/** Refused because its end has passed, so that no alert is written. */
const pastAlert = { tone: "news", title: "Tried", message: "Tried", startsAt: null, endsAt: "2020-01-01T00:00:00.000Z" }
const WRONG_VERSION = 9_999
const wrongVersion = { version: WRONG_VERSION }

export const consoleEntries: Readonly<Partial<Record<Route, ConsoleEntry>>> = {
  "POST /store-ops/ve1/sign-out": { consumes: "session" },
  "GET /store-ops/ve1/me": {},
  "PUT /store-ops/ve1/password": {
    body: () => ({ old: "not it at all", password: "olives and onions" }),
    answers: "STAFF_LOGIN_WRONG",
  },
  "GET /store-ops/ve1/stores": {},
  "GET /store-ops/ve1/head-office/switches": { needsRole: true },
  "PUT /store-ops/ve1/head-office/switches/{country}/{name}": {
    body: () => ({ isOff: false, reason }),
    needsRole: true,
  },
  // Staff without a role get an empty list.
  "GET /store-ops/ve1/head-office/roles": {},
  "GET /store-ops/ve1/head-office/members": {},
  "POST /store-ops/ve1/head-office/members": {
    body: () => ({
      login: "head.office",
      name: "Asha",
      password: "olives and onions",
      isManager: false,
      roles: ["support"],
      reason,
    }),
    answers: "STAFF_NAME_TAKEN",
  },
  // The member works at a store, whose manager ends their work.
  "POST /store-ops/ve1/head-office/members/{memberId}/end": { body: () => ({ reason }), answers: "RULE_NOT_MET" },
  "PUT /store-ops/ve1/head-office/members/{memberId}/password": {
    body: () => ({ password: "basil and thyme", reason }),
    consumes: "memberId",
  },
  "PUT /store-ops/ve1/head-office/members/{memberId}/roles": { body: () => ({ roles: [], reason }) },
  "GET /store-ops/ve1/head-office/audit": { needsRole: true },
  "GET /store-ops/ve1/head-office/alerts": { needsRole: true },
  "POST /store-ops/ve1/head-office/alerts": {
    body: () => ({ ...pastAlert, storeIds: [] }),
    needsRole: true,
    answers: "RULE_NOT_MET",
  },
  "POST /store-ops/ve1/head-office/alerts/{alertId}/end": { needsRole: true, answers: "NOT_FOUND" },
  "GET /store-ops/ve1/head-office/alert-stores": { needsRole: true },
  "GET /store-ops/ve1/stores/{storeId}/alerts": {},
  "POST /store-ops/ve1/stores/{storeId}/alerts": { body: () => pastAlert, answers: "RULE_NOT_MET" },
  "POST /store-ops/ve1/stores/{storeId}/alerts/{alertId}/end": { answers: "NOT_FOUND" },
  "POST /store-ops/ve1/head-office/customers/search": {
    body: () => ({ mobile: "9000000001" }),
    needsRole: true,
    answers: "NOT_FOUND",
  },
  "GET /store-ops/ve1/head-office/customers/{userId}/points-history": { needsRole: true, answers: "NOT_FOUND" },
  "POST /store-ops/ve1/head-office/customers/{userId}/corrections": {
    body: () => ({ points: 100, reason }),
    needsRole: true,
    answers: "NOT_FOUND",
  },
  "GET /store-ops/ve1/head-office/corrections": { needsRole: true },
  "POST /store-ops/ve1/head-office/corrections/{correctionId}/approve": { needsRole: true, answers: "NOT_FOUND" },
  "POST /store-ops/ve1/head-office/corrections/{correctionId}/reject": {
    body: () => ({ reason }),
    needsRole: true,
    answers: "NOT_FOUND",
  },
  "POST /store-ops/ve1/head-office/orders/{orderId}/take-back-points": {
    body: () => ({ reason }),
    needsRole: true,
    answers: "NOT_FOUND",
  },
  "GET /store-ops/ve1/head-office/ratings": {
    query: { firstDay: "2026-02-01", lastDay: "2026-03-01" },
    needsRole: true,
  },
  "GET /store-ops/ve1/head-office/feedback": {
    query: { firstDay: "2026-02-01", lastDay: "2026-03-01" },
    needsRole: true,
  },
  "GET /store-ops/ve1/head-office/feedback/{feedbackId}/mobile": { needsRole: true, answers: "NOT_FOUND" },
  "GET /store-ops/ve1/stores/{storeId}/feedback": { query: { firstDay: "2026-02-01", lastDay: "2026-03-01" } },
  "GET /store-ops/ve1/head-office/cases": { needsRole: true },
  "GET /store-ops/ve1/head-office/remedies": { needsRole: true },
  "GET /store-ops/ve1/stores/{storeId}/cases": {},
  // The ids of cases are random here; the tests of cases check who can reach a real one.
  "GET /store-ops/ve1/cases/{caseId}": { answers: "NOT_FOUND" },
  "GET /store-ops/ve1/cases/{caseId}/photos/{photoId}": { answers: "NOT_FOUND" },
  "POST /store-ops/ve1/cases/{caseId}/take": { body: () => wrongVersion, answers: "NOT_FOUND" },
  "POST /store-ops/ve1/cases/{caseId}/messages": { body: () => ({ text: "Sorry!" }), answers: "NOT_FOUND" },
  "POST /store-ops/ve1/cases/{caseId}/desk": {
    body: () => ({ desk: "HEAD_OFFICE", note: "please decide", ...wrongVersion }),
    answers: "NOT_FOUND",
  },
  "POST /store-ops/ve1/cases/{caseId}/resolve": {
    body: () => ({ text: "Sorry!", ...wrongVersion }),
    answers: "NOT_FOUND",
  },
  "POST /store-ops/ve1/cases/{caseId}/remedies": {
    body: () => ({ kind: "REFUND", amount: 100, reason, ...wrongVersion }),
    answers: "NOT_FOUND",
  },
  "POST /store-ops/ve1/cases/{caseId}/remedies/{remedyId}/approve": { answers: "NOT_FOUND" },
  "POST /store-ops/ve1/cases/{caseId}/remedies/{remedyId}/reject": { body: () => ({ reason }), answers: "NOT_FOUND" },
  "GET /store-ops/ve1/stores/{storeId}/orders": {},
  "GET /store-ops/ve1/stores/{storeId}/orders/stream": {},
  "GET /store-ops/ve1/stores/{storeId}/orders/{transactionId}/attribution": {},
  "POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/advance": {
    body: () => ({ to: "ACCEPTED", ...wrongVersion }),
    answers: "ORDER_MOVED",
  },
  "POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/cancel": {
    body: () => ({ reason: "sold out", ...wrongVersion }),
    answers: "ORDER_MOVED",
  },
  // The store's rider is delivering another order.
  "PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/rider": {
    body: ({ riderId, version }) => ({ riderId, version }),
    answers: "RIDER_OUT",
  },
  // The request has no cursor.
  "GET /store-ops/ve1/stores/{storeId}/orders/more": { answers: "BAD_REQUEST" },
  "GET /store-ops/ve1/unaccepted": {},
  "PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/carrier": {
    body: () => ({ carrier: { kind: "unnamed" }, ...wrongVersion }),
    answers: "ORDER_MOVED",
  },
  "POST /store-ops/ve1/stores/{storeId}/riders": { body: () => ({ name: "Ravi", phone: "98765 43210" }) },
  "DELETE /store-ops/ve1/stores/{storeId}/riders/{riderId}": { consumes: "riderId" },
  "POST /store-ops/ve1/stores/{storeId}/riders/{riderId}/position": {
    body: () => ({ latitude: 28.6, longitude: 77.2 }),
  },
  "GET /store-ops/ve1/stores/{storeId}/stock": {},
  "PUT /store-ops/ve1/stores/{storeId}/stock/{productId}": {
    body: () => ({ until: "2026-03-01T06:30:00Z" }),
    answers: "RULE_NOT_MET",
  },
  "DELETE /store-ops/ve1/stores/{storeId}/stock/{productId}": {},
  "PUT /store-ops/ve1/stores/{storeId}/online": { body: () => ({ online: true }) },
  "PUT /store-ops/ve1/stores/{storeId}/conditions": { body: () => ({ unsuitable: false }) },
  "GET /store-ops/ve1/stores/{storeId}/figures": {},
  "GET /store-ops/ve1/stores/{storeId}/staff": {},
  "POST /store-ops/ve1/stores/{storeId}/staff": {
    body: () => ({ login: "head.office", name: "Asha", role: "staff", password: "olives and onions" }),
    answers: "STAFF_NAME_TAKEN",
  },
  "DELETE /store-ops/ve1/stores/{storeId}/staff/{memberId}": { consumes: "memberId" },
}
