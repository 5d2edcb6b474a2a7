import { expect, test } from "vitest"
import { accessTo, deciderOf, giverOf } from "./case-scope.ts"

const store = { area: "store", storeId: "6585R" } as const
const office = { area: "head-office" } as const

test.each([
  ["staff", false, store, "STORE_STAFF"],
  ["manager", false, store, "STORE_MANAGER"],
  ["manager", true, store, "SUPPORT"],
  ["staff", false, office, "SUPPORT"],
] as const)("[FBK-3] %s (at every store: %s) in %j gives remedies as %s", (role, everywhere, scope, giver) => {
  expect(giverOf({ role, everywhere }, scope)).toBe(giver)
})

test("[FBK-3] the store can't work on a case that is with head office, and nobody on a resolved one", () => {
  expect(accessTo({ state: "OPEN", desk: "STORE" }, "STORE_STAFF")).toBe("work")
  expect(accessTo({ state: "WITH_HEAD_OFFICE", desk: "HEAD_OFFICE" }, "STORE_MANAGER")).toBe("head office works")
  expect(accessTo({ state: "WITH_HEAD_OFFICE", desk: "HEAD_OFFICE" }, "SUPPORT")).toBe("work")
  expect(accessTo({ state: "RESOLVED", desk: "HEAD_OFFICE" }, "SUPPORT")).toBe("resolved")
})

test("[FBK-3] nobody decides on their own request, and only who may give the amount decides on others'", () => {
  const remedy = { isOwn: false, amount: 500, withoutApproval: 600 }
  expect(deciderOf({ ...remedy, giver: "STORE_MANAGER" })).toBe("self")
  expect(deciderOf({ ...remedy, isOwn: true, giver: "SUPPORT" })).toBe("someone else")
  expect(deciderOf({ ...remedy, withoutApproval: 250, giver: "STORE_STAFF" })).toBe("manager")
  expect(deciderOf({ ...remedy, withoutApproval: 250, giver: "STORE_MANAGER" })).toBe("head office")
  expect(deciderOf({ ...remedy, withoutApproval: undefined, giver: "SUPPORT" })).toBe("self")
})
