import { expect, test } from "vitest"
import { sampleProduct } from "../../testing/sample-catalog.ts"
import { pickSuggestions } from "./pick-suggestions.ts"

const productsOf = (productType: string, ...ids: string[]) => ids.map((id) => sampleProduct({ id, productType }))
const bestseller = (productType: string, id: string) => sampleProduct({ id, productType, badges: ["bestseller"] })
const products = [
  ...productsOf("PIZZA", "pizza"),
  ...productsOf("SIDES", "bread"),
  bestseller("SIDES", "wedges"),
  ...productsOf("BEVERAGES", "cola", "water"),
  bestseller("DESSERTS", "lava"),
]
const menu = { menuId: "m", currency: "INR" as const, categories: [], products }
const pick = (inCart: string[], soldOut: string[] = [], maxCount = 9) =>
  pickSuggestions(menu, new Set(inCart), new Set(soldOut), maxCount).map(({ id }) => id)

test("[CAR-5a] suggestions alternate between side, drink and dessert, bestsellers first, never a pizza", () => {
  expect(pick(["pizza"])).toEqual(["wedges", "cola", "lava", "bread", "water"])
  expect(pick(["pizza"], [], 2)).toEqual(["wedges", "cola"])
})

test("[CAR-5a] products in the cart or sold out are not suggested, and a product type missing from the cart comes first", () => {
  expect(pick(["wedges"])).toEqual(["cola", "lava", "bread", "water"])
  expect(pick([], ["cola", "lava"])).toEqual(["wedges", "water", "bread"])
})
