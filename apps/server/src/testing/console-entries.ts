import type { Route } from "@hearth/contract/define-call.ts"

/*
 * What the console's access test needs to know of a call: with what those get through who may, and what they are then
 * told. One entry a call; everything else it makes from the contract itself.
 */

/** A store, and what is its own. */
export interface StoreFixture {
  storeId: string
  transactionId: string
  /** Of that order's ticket. */
  version: number
  riderId: string
  memberId: string
}

export interface ConsoleEntry {
  body?: (things: StoreFixture) => object
  /** What those who may are answered: 200 where nothing is said, else one of the call's own codes. */
  answers?: string
  /** It takes something away: what it names is made anew for each who may. */
  consumes?: "riderId" | "memberId" | "session"
}

/** Names in path and body that are a store's own: under any other store they are not found. */
export const storeOwnedNames = ["transactionId", "riderId", "memberId"] as const

/** Names that are anybody's to say. */
export const publicStoreNames: ReadonlySet<string> = new Set(["storeId", "productId", "afterId", "country", "name"])

const TOO_NEW = 9_999
const staleVersion = { version: TOO_NEW }

export const consoleEntries: Readonly<Partial<Record<Route, ConsoleEntry>>> = {
  "POST /store-ops/ve1/sign-out": { consumes: "session" },
  "GET /store-ops/ve1/me": {},
  "PUT /store-ops/ve1/password": {
    body: () => ({ old: "not it at all", password: "olives and onions" }),
    answers: "STAFF_LOGIN_WRONG",
  },
  "GET /store-ops/ve1/stores": {},
  "GET /store-ops/ve1/head-office/switches": {},
  "PUT /store-ops/ve1/head-office/switches/{country}/{name}": { body: () => ({ isOff: false, reason: "tried" }) },
  "GET /store-ops/ve1/stores/{storeId}/orders": {},
  "GET /store-ops/ve1/stores/{storeId}/orders/stream": {},
  "GET /store-ops/ve1/stores/{storeId}/orders/{transactionId}/attribution": {},
  "POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/advance": {
    body: () => ({ to: "ACCEPTED", ...staleVersion }),
    answers: "ORDER_MOVED",
  },
  "POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/cancel": {
    body: () => ({ reason: "sold out", ...staleVersion }),
    answers: "ORDER_MOVED",
  },
  // The store's rider is out with another order.
  "PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/rider": {
    body: ({ riderId, version }) => ({ riderId, version }),
    answers: "RIDER_OUT",
  },
  // Without a place to go on from.
  "GET /store-ops/ve1/stores/{storeId}/orders/more": { answers: "BAD_REQUEST" },
  "GET /store-ops/ve1/unaccepted": {},
  "PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/carrier": {
    body: () => ({ carrier: { kind: "unnamed" }, ...staleVersion }),
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
