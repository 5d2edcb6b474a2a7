import { expect, test } from "vitest"
import { deciderOf } from "./decider-of.ts"

test("nobody decides on their own request, not even with the role finance", () => {
  expect(deciderOf({ isOwn: true, canDecide: true })).toBe("someone else")
  expect(deciderOf({ isOwn: true, canDecide: false })).toBe("someone else")
})

test("only finance decides on the requests of others", () => {
  expect(deciderOf({ isOwn: false, canDecide: true })).toBe("self")
  expect(deciderOf({ isOwn: false, canDecide: false })).toBe("finance")
})
