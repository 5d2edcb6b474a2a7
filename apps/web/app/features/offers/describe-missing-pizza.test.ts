import { expect, test } from "vitest"
import { describeMissingPizza } from "./describe-missing-pizza.ts"

const blocker = {
  missing: { kind: "items", count: 1, categories: [], products: ["farm"], sizes: ["medium"] },
} as const
const lines = [
  { id: "pizza", productId: "farm", size: "medium" },
  { id: "large", productId: "farm", size: "large" },
  { id: "cola", productId: "cola" },
]

test.each([
  ["SOLD_OUT", "pizza", "Your free pizza is sold out. Your points are safe."],
  ["GONE", "pizza", "Your free pizza isn’t available at this store. Your points are safe."],
  ["SOLD_OUT", "large", "Your free pizza isn’t in your cart. Your points are safe."],
  ["SOLD_OUT", "cola", "Your free pizza isn’t in your cart. Your points are safe."],
] as const)(
  "[LOY-2d] if the cart refuses the free pizza with the code %s for the line %s, it says: %s",
  (code, id, text) => {
    expect(describeMissingPizza(blocker, lines, [{ id, code }])).toBe(text)
  },
)
