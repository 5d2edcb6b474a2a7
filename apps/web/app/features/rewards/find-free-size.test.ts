import { expect, test } from "vitest"
import { findFreeSize } from "./find-free-size.ts"

const medium = { id: "medium", name: "Medium" }
const freePizzas = [
  { id: "in-margherita", sizes: [medium] },
  { id: "in-calzone", sizes: [] },
]

test("[LOY-2d] a pizza in its free size, or without sizes, is free", () => {
  expect(findFreeSize(freePizzas, "in-margherita", "medium")).toEqual({ otherSize: undefined })
  expect(findFreeSize(freePizzas, "in-calzone", undefined)).toEqual({ otherSize: undefined })
})

test("[LOY-2d] while another size is chosen, the free size is named", () => {
  expect(findFreeSize(freePizzas, "in-margherita", "regular")).toEqual({ otherSize: medium })
})

test("[LOY-2d] a pizza that points can't buy has no free size", () => {
  expect(findFreeSize(freePizzas, "in-truffle", "medium")).toBeUndefined()
  expect(findFreeSize([{ id: "in-margherita", sizes: [] }], "in-margherita", "regular")).toBeUndefined()
})
