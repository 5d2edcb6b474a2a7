import { expect, test } from "vitest"
import { describeMissingPizza } from "./describe-missing-pizza.ts"

const blocker = {
  missing: { kind: "items", count: 1, categories: [], products: ["farm"], sizes: ["medium"] },
} as const
const lines = [
  { id: "medium", productId: "farm", size: "medium" },
  { id: "large", productId: "farm", size: "large" },
  { id: "cola", productId: "cola" },
]

test.each([
  ["SOLD_OUT", "medium", "Your free pizza is sold out. Your points are safe."],
  ["GONE", "medium", "Your free pizza isn’t available at this store. Your points are safe."],
  ["SOLD_OUT", "large", "Your free pizza isn’t in your cart. Your points are safe."],
  ["SOLD_OUT", "cola", "Your free pizza isn’t in your cart. Your points are safe."],
] as const)(
  "[LOY-2d] with the code %s for the line %s, which the cart refuses, the missing medium pizza is described as: %s",
  (code, id, text) => {
    expect(describeMissingPizza(blocker, lines, [{ id, code }])).toBe(text)
  },
)
