import { expect, test } from "vitest"
import { officeAccess } from "./office-access.ts"

const clerk = { role: "staff", everywhere: false } as const

test.each([
  [["support"], ["customers", "corrections", "audit"]],
  [["finance"], ["corrections", "audit"]],
  [["marketing"], ["alerts", "audit"]],
  [["operations"], ["alerts", "audit", "features"]],
  [
    ["marketing", "finance"],
    ["corrections", "alerts", "audit"],
  ],
  [[], []],
] as const)("a clerk with the roles %j opens the screens %j", (roles, screens) => {
  expect(officeAccess(clerk, roles)).toEqual({ roles, screens })
})

test("managers of head office have every role and screen without a grant", () => {
  expect(officeAccess({ role: "manager", everywhere: true }, [])).toEqual({
    roles: ["support", "marketing", "operations", "finance"],
    screens: ["customers", "corrections", "alerts", "members", "audit", "features"],
  })
})

test("a store's manager has no access, and staff at every store have none without a role", () => {
  expect(officeAccess({ role: "manager", everywhere: false }, []).screens).toEqual([])
  expect(officeAccess({ role: "staff", everywhere: true }, []).screens).toEqual([])
})
