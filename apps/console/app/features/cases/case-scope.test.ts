import { expect, test } from "vitest"
import { sampleInboxCase } from "../../testing/sample-case.ts"
import { accessTo, giverOf, isWithHeadOffice, isToAnswer, remedyDecider } from "./case-scope.ts"

test.each([
  ["staff", false, "STORE_STAFF"],
  ["manager", false, "STORE_MANAGER"],
  ["manager", true, "SUPPORT"],
  ["staff", true, "SUPPORT"],
] as const)(
  "[FBK-3e] a staff member with the role %s at a store, and support at head office: %s, gives remedies as %s",
  (role, isSupport, giver) => {
    expect(giverOf({ role }, isSupport)).toBe(giver)
  },
)

test("[FBK-3c] the store can't work on a case that head office handles, and nobody can work on a resolved case", () => {
  expect(accessTo({ state: "OPEN", desk: "STORE" }, "STORE_STAFF")).toBe("work")
  expect(accessTo({ state: "WITH_HEAD_OFFICE", desk: "HEAD_OFFICE" }, "STORE_MANAGER")).toBe("wait")
  expect(accessTo({ state: "WITH_HEAD_OFFICE", desk: "HEAD_OFFICE" }, "SUPPORT")).toBe("work")
  expect(accessTo({ state: "RESOLVED", desk: "HEAD_OFFICE" }, "SUPPORT")).toBe("resolved")
})

const store = { area: "store", storeId: "6585R" } as const
const headOffice = { area: "head-office" } as const

test.each(["OPEN", "WITH_HEAD_OFFICE", "REOPENED"] as const)(
  "[FBK-3c] a case in the state %s with head office is head office's to answer, and elsewhere for the store",
  (state) => {
    const listedCase = sampleInboxCase({ state, desk: "HEAD_OFFICE" })
    expect([isWithHeadOffice(listedCase, store), isToAnswer(listedCase, store)]).toEqual([true, false])
    expect([isWithHeadOffice(listedCase, headOffice), isToAnswer(listedCase, headOffice)]).toEqual([false, true])
  },
)

test("[FBK-3c] a store answers its own active cases, unless the customer has deleted the account", () => {
  expect(isToAnswer(sampleInboxCase(), store)).toBe(true)
  expect(isToAnswer(sampleInboxCase({ isAccountDeleted: true }), store)).toBe(false)
  const resolved = sampleInboxCase({ state: "RESOLVED", desk: "HEAD_OFFICE" })
  expect([isWithHeadOffice(resolved, store), isToAnswer(resolved, store)]).toEqual([false, false])
})

test("[FBK-3e] nobody decides on their own request for a remedy, and a store's staff decides on no request", () => {
  expect(remedyDecider({ isOwn: false, giver: "STORE_MANAGER", requester: "STORE_STAFF" })).toBe("self")
  expect(remedyDecider({ isOwn: false, giver: "SUPPORT", requester: "SUPPORT" })).toBe("self")
  expect(remedyDecider({ isOwn: true, giver: "SUPPORT", requester: "SUPPORT" })).toBe("someone else")
  expect(remedyDecider({ isOwn: false, giver: "STORE_STAFF", requester: "STORE_STAFF" })).toBe("manager")
})

test("[FBK-3e] head office decides on the request of a store's manager, and another manager of the store doesn't", () => {
  expect(remedyDecider({ isOwn: false, giver: "STORE_MANAGER", requester: "STORE_MANAGER" })).toBe("head office")
  expect(remedyDecider({ isOwn: false, giver: "STORE_STAFF", requester: "STORE_MANAGER" })).toBe("head office")
  expect(remedyDecider({ isOwn: false, giver: "SUPPORT", requester: "STORE_MANAGER" })).toBe("self")
})
