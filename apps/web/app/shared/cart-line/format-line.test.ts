import { expect, test } from "vitest"
import { sampleKitchen, sampleCatalog } from "../../testing/sample-catalog.ts"
import { formatLine } from "./format-line.ts"

const storeMenu = {
  storeId: "s",
  menu: { menuId: "m", currency: "INR" as const, categories: [], products: [...sampleCatalog.products] },
  kitchen: sampleKitchen,
}
const format = (line: Partial<Parameters<typeof formatLine>[0]>) =>
  formatLine({ id: "l", quantity: 1, productId: "farm", ...line }, storeMenu)
const customPizza = {
  crust: "pan",
  cheese: "extra",
  extras: [{ topping: "olive", count: 2 }],
  without: ["capsicum"],
} as const

test("a line shows its size, and a customised pizza all its changes", () => {
  expect(format({ size: "medium" })).toEqual(["Medium"])
  expect(format({ size: "large", pizza: { ...customPizza, otherHalf: "feast" } })).toEqual([
    "Large · Deep pan · Extra mozzarella",
    "Half Farmhouse, half Feast",
    "Extra: Black olives ×2",
    "Without: Capsicum",
  ])
  expect(format({ productId: "cola" })).toEqual([])
})

test("a box shows its contents, with the picked and the default products", () => {
  expect(format({ productId: "box", picks: { pizza: "feast@medium" } })).toEqual(["Cola ×2 · Feast"])
})

test("a product that left the menu has no description", () => {
  expect(format({ productId: "gone" })).toEqual([])
})
