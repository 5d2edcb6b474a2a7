import { expect, test } from "vitest"
import { dropPointsCodes } from "./drop-points-codes.ts"
import { sampleOffer } from "./testing/sample-offer.ts"

const freePizza = sampleOffer({
  id: "free-pizza",
  code: "FREEPIZZA",
  benefit: { kind: "item-free", products: ["farm", "corn"], sizes: ["medium"], count: 1, words: "medium pizzas" },
  points: 600,
})
const freeDip = sampleOffer({
  id: "free-dip",
  code: "DIPIT",
  benefit: { kind: "item-free", products: ["dip"], count: 1, words: "dips" },
})
const offers = [freePizza, freeDip]
const codes = ["DIPIT", "FREEPIZZA"]

test.each([
  ["the cart is empty", []],
  ["its pizza has another size", [{ productId: "farm", size: "large" }]],
  ["only other products are left", [{ productId: "bread" }, { productId: "paneer", size: "medium" }]],
])("[LOY-2d] the code for points is dropped if %s; other codes stay", (_, lines) => {
  expect(dropPointsCodes(codes, lines, offers)).toEqual(["DIPIT"])
})

test("[LOY-2d] the code for points stays while a pizza in the cart can be free", () => {
  const lines = [{ productId: "bread" }, { productId: "corn", size: "medium" }]
  expect(dropPointsCodes(codes, lines, offers)).toBe(codes)
})

test("[LOY-2d] a free product without sizes counts, too", () => {
  const freeCake = { ...freeDip, id: "free-cake", code: "CAKE", points: 300 }
  expect(dropPointsCodes(["CAKE"], [{ productId: "dip" }], [freeCake])).toEqual(["CAKE"])
})
