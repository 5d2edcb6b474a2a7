import { expect, test } from "vitest"
import { maskPersonalData } from "./mask-personal-data.ts"

test.each([
  ["where is my order IN7K2M9QXD", "where is my order [number]"],
  ["call me on 98765 43210", "call me on [number]"],
  ["call +91-98765-43210 now", "call +[number] now"],
  ["write to asha@example.in please", "write to [email] please"],
  ["deliver to 560034", "deliver to [number]"],
  ["2 pizzas since 1 hour", "2 pizzas since 1 hour"],
])("[FBK-4d] “%s” leaves us as “%s”", (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked)
})
