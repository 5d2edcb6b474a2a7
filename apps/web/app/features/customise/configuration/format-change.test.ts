import { expect, test } from "vitest"
import { box, farm, sampleCatalog } from "../../../testing/sample-catalog.ts"
import { parseConfiguration } from "./parse-configuration.ts"
import { formatChange } from "./format-change.ts"
import { formatItem } from "./format-item.ts"

const parse = (text: string, product = farm) =>
  parseConfiguration(new URLSearchParams(text), product, sampleCatalog).configuration
const change = (before: string, after: string, product = farm) =>
  formatChange(product, parse(before, product), parse(after, product), sampleCatalog, "IN")

const summarise = (text: string) => formatItem(farm, parse(text), sampleCatalog)

test("[CAT-3b] each change is described with the new total price", () => {
  expect(change("size=medium", "size=medium&add=olive")).toBe("Added Black olives, ₹329")
  expect(change("size=medium&add=olive", "size=medium&add=olive:2")).toBe("Added Black olives, now 2, ₹389")
  expect(change("size=medium&add=olive:2", "size=medium&add=olive")).toBe("Removed one Black olives, now 1, ₹329")
  expect(change("size=medium&add=olive", "size=medium")).toBe("Removed Black olives, ₹269")
  expect(change("size=medium", "size=medium&without=capsicum")).toBe("Without Capsicum, ₹269")
  expect(change("size=medium&without=onion", "size=medium")).toBe("Added back Red onion, ₹269")
  expect(change("size=medium", "size=large&crust=pan")).toBe("Large, Deep pan, ₹409")
  expect(change("size=medium", "size=medium&half=feast")).toBe("Half Feast, ₹269")
  expect(change("size=medium&half=feast", "size=medium")).toBe("All Farmhouse, ₹269")
  expect(change("", "pick.pizza=feast@medium", box)).toBe("Your pizza: Feast, ₹550")
  expect(change("size=medium", "size=medium")).toBe("")
})

test("an item is summarised in a few words", () => {
  expect(summarise("")).toBe("Regular")
  expect(summarise("size=medium&crust=pan&half=feast&add=olive:2,corn&without=onion")).toBe(
    "Medium, Deep pan, half and half, 3 extras, 1 removed",
  )
})
