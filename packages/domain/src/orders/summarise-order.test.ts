import { expect, test } from "vitest"
import { summariseOrder } from "./summarise-order.ts"

test("[ORD-7c] an order is summarised in one line, with quantities above one and the same product only once", () => {
  const items = [
    { name: "Margherita", quantity: 1 },
    { name: "Garlic bread", quantity: 1 },
    { name: "Margherita", quantity: 1 },
  ]
  expect(summariseOrder(items)).toBe("2 × Margherita, Garlic bread")
  expect(summariseOrder([])).toBe("")
})
