import { expect, test } from "vitest"
import { correctionDecider } from "./correction-decider.ts"

test("nobody decides on their own request, not even with the role finance", () => {
  expect(correctionDecider({ isOwn: true, canDecide: true })).toBe("someone else")
  expect(correctionDecider({ isOwn: true, canDecide: false })).toBe("someone else")
})

test("only finance decides on the requests of others", () => {
  expect(correctionDecider({ isOwn: false, canDecide: true })).toBe("self")
  expect(correctionDecider({ isOwn: false, canDecide: false })).toBe("finance")
})
