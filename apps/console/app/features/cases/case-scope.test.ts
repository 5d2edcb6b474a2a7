import { expect, test } from "vitest"
import { accessTo, deciderOf, giverOf } from "./case-scope.ts"

test.each([
  ["staff", false, "STORE_STAFF"],
  ["manager", false, "STORE_MANAGER"],
  ["manager", true, "SUPPORT"],
  ["staff", true, "SUPPORT"],
] as const)("[FBK-3e] a member with the role %s (support: %s) gives remedies as %s", (role, isSupport, giver) => {
  expect(giverOf({ role }, isSupport)).toBe(giver)
})

test("[FBK-3c] the store can't work on a case that is with head office, and nobody on a resolved one", () => {
  expect(accessTo({ state: "OPEN", desk: "STORE" }, "STORE_STAFF")).toBe("work")
  expect(accessTo({ state: "WITH_HEAD_OFFICE", desk: "HEAD_OFFICE" }, "STORE_MANAGER")).toBe("wait")
  expect(accessTo({ state: "WITH_HEAD_OFFICE", desk: "HEAD_OFFICE" }, "SUPPORT")).toBe("work")
  expect(accessTo({ state: "RESOLVED", desk: "HEAD_OFFICE" }, "SUPPORT")).toBe("resolved")
})

test("[FBK-3e] nobody decides on their own request, and staff of a store on none", () => {
  expect(deciderOf({ isOwn: false, giver: "STORE_MANAGER" })).toBe("self")
  expect(deciderOf({ isOwn: false, giver: "SUPPORT" })).toBe("self")
  expect(deciderOf({ isOwn: true, giver: "SUPPORT" })).toBe("someone else")
  expect(deciderOf({ isOwn: false, giver: "STORE_STAFF" })).toBe("manager")
})
