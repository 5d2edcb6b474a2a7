import { expect, test } from "vitest"
import { expandSoldOut } from "./expand-sold-out.ts"

const single = (id: string) => ({ id, pieces: [], choices: [] })
const choiceOf = (...pieces: string[]) => ({ options: pieces.map((piece) => ({ piece })) })
const menu = [
  single("cola"),
  single("soda"),
  single("pizza"),
  { id: "box", pieces: [{ piece: "pizza@medium" }], choices: [choiceOf("cola", "soda")] },
]
const soldOutUntil = (until: Record<string, number>) =>
  Object.fromEntries(expandSoldOut(menu, new Map(Object.entries(until))))

test("[CAT-7a] a box is sold out while a piece that it always contains is", () => {
  expect(soldOutUntil({ pizza: 5 })).toEqual({ pizza: 5, box: 5 })
  expect(soldOutUntil({ pizza: 5, box: 9 })).toEqual({ pizza: 5, box: 9 })
})

test("[CAT-7a] a box is sold out while all options of a choice are, until the first one is back", () => {
  expect(soldOutUntil({ cola: 5 })).toEqual({ cola: 5 })
  expect(soldOutUntil({ cola: 5, soda: 8 })).toEqual({ cola: 5, soda: 8, box: 5 })
  expect(soldOutUntil({ cola: 5, soda: 8, pizza: 6 })).toMatchObject({ box: 6 })
})

test("[CAT-7a] products that are not on the menu are not listed as sold out", () => {
  expect(soldOutUntil({ gold: 5 })).toEqual({})
})
