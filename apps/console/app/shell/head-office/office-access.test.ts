import { expect, test } from "vitest"
import { officeAccess } from "./office-access.ts"

const storeStaff = { role: "staff", everywhere: false } as const

test.each([
  [["support"], ["customers", "cases", "corrections", "ratings", "audit"]],
  [["finance"], ["corrections", "ratings", "audit"]],
  [["marketing"], ["ratings", "alerts", "audit"]],
  [["operations"], ["ratings", "alerts", "audit", "features"]],
  [
    ["marketing", "finance"],
    ["corrections", "ratings", "alerts", "audit"],
  ],
  [[], []],
] as const)("a member of a store's staff with the roles %j at head office sees the screens %j", (roles, screens) => {
  expect(officeAccess(storeStaff, roles)).toEqual({ roles, screens })
})

test("managers of head office have every role and screen without a grant", () => {
  expect(officeAccess({ role: "manager", everywhere: true }, [])).toEqual({
    roles: ["support", "marketing", "operations", "finance"],
    screens: ["customers", "cases", "corrections", "ratings", "alerts", "members", "audit", "features"],
  })
})

test("a store's manager has no access, and staff at every store have none without a role", () => {
  expect(officeAccess({ role: "manager", everywhere: false }, []).screens).toEqual([])
  expect(officeAccess({ role: "staff", everywhere: true }, []).screens).toEqual([])
})
