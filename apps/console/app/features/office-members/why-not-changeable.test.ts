import { expect, test } from "vitest"
import { canEndAccess, whyNotChangeable } from "./why-not-changeable.ts"

const manager = { role: "manager", everywhere: true, isOfficeOnly: false } as const
const storeStaff = { role: "staff", everywhere: false, isOfficeOnly: false } as const

test("nobody changes their own roles, and managers of head office have every role anyway", () => {
  expect(whyNotChangeable(manager, true)).toBe("Someone else at head office has to change your roles.")
  expect(whyNotChangeable(manager, false)).toBe("Managers at head office already have every role.")
})

test("everyone else's roles can be changed, also those of a store's manager", () => {
  expect(whyNotChangeable(storeStaff, false)).toBeUndefined()
  expect(whyNotChangeable({ role: "manager", everywhere: false }, false)).toBeUndefined()
})

test("the access of head office's own people can be ended, except one's own and that of a store's staff", () => {
  expect([canEndAccess(manager, false), canEndAccess({ ...storeStaff, isOfficeOnly: true }, false)]).toEqual([
    true,
    true,
  ])
  expect([canEndAccess(manager, true), canEndAccess(storeStaff, false)]).toEqual([false, false])
})
