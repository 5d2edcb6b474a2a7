import { expect, test } from "vitest"
import type { CartView } from "../../cart/cart.ts"
import { farm } from "../../testing/sample-catalog.ts"
import { describeFreeSize } from "./free-line-notice.tsx"

const cart = {
  lines: [
    { id: "free", productId: "farm", size: "medium", quantity: 1 },
    { id: "paid", productId: "farm", size: "large", quantity: 1 },
  ],
  bill: {
    discounts: [{ offerId: "free-pizza", code: "FREEPIZZA", title: "Free", amount: 1, points: 600 }],
    validItems: [
      { id: "free", quantity: 1, gross: 1, discounts: [{ offerId: "free-pizza", amount: 1 }] },
      { id: "paid", quantity: 1, gross: 1, discounts: [] },
    ],
  },
} as unknown as Pick<CartView, "lines" | "bill">

const sentenceFor = (line: string, size: string) => describeFreeSize(cart, line, { size, sizes: farm.sizes })?.sentence

test("[LOY-2d] the builder says in which size the pizza is free, and warns about another one", () => {
  expect(sentenceFor("free", "medium")).toBe("Free in medium. You pay only for extras.")
  expect(sentenceFor("free", "large")).toBe("Free in medium. In large you pay the full price.")
  expect(sentenceFor("paid", "large")).toBeUndefined()
})
