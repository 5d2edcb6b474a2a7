import { expect, test } from "vitest"
import { box, sampleShelf } from "../../testing/sample-shelf.ts"
import { makeItem } from "./make-item.ts"

test("[CAT-2] of a box with a piece the menu does not have nothing is promised", () => {
  const picks = { kind: "box", picks: {} } as const
  expect(makeItem(box, picks, sampleShelf)).toMatchObject({ foodType: "VEG", allergens: [] })
  const products = sampleShelf.products.filter(({ id }) => id !== "cola")
  expect(makeItem(box, picks, { ...sampleShelf, products })).toMatchObject({ foodType: "NON_VEG", allergens: null })
})
