import { expect, test } from "vitest"
import { box, sampleCatalog } from "../../../testing/sample-catalog.ts"
import { configureItem } from "./configure-item.ts"

test("[CAT-2e] [CAT-2f] a box with a piece that is not on the menu counts as non-vegetarian with unknown allergens", () => {
  const picks = { kind: "box", picks: {} } as const
  expect(configureItem(box, picks, sampleCatalog)).toMatchObject({ foodType: "VEG", allergens: [] })
  const products = sampleCatalog.products.filter(({ id }) => id !== "cola")
  expect(configureItem(box, picks, { ...sampleCatalog, products })).toMatchObject({
    foodType: "NON_VEG",
    allergens: null,
  })
})
