import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { expect, test } from "vitest"
import { editLineHref } from "../../../shared/cart-line/edit-line-href.ts"
import { box, cola, farm, sampleCatalog, shake } from "../../../testing/sample-catalog.ts"
import { toCartItem } from "./configure-item.ts"
import { parseConfiguration } from "./parse-configuration.ts"

const id = "0191c0de-1111-7222-8333-444455556666"
const customPizza = {
  crust: "pan",
  cheese: "extra",
  extras: [{ topping: "olive", count: 2 }],
  without: ["onion"],
} as const
const lines: [typeof farm, CartLine][] = [
  [farm, { id, quantity: 2, productId: "farm", size: "medium" }],
  [farm, { id, quantity: 1, productId: "farm", size: "large", pizza: customPizza }],
  [farm, { id, quantity: 1, productId: "farm", size: "medium", pizza: { ...customPizza, otherHalf: "feast" } }],
  [box, { id, quantity: 1, productId: "box" }],
  [box, { id, quantity: 1, productId: "box", picks: { pizza: "feast@medium" } }],
  [shake, { id, quantity: 1, productId: "shake", size: "medium" }],
  [cola, { id, quantity: 1, productId: "cola" }],
]

test.each(lines)("[CAT-3d] the edit link of a cart line opens its configuration: %#", (product, line) => {
  const query = new URL(editLineHref(line), "http://x").searchParams
  const { configuration, dropped } = parseConfiguration(query, product, sampleCatalog)
  expect(dropped).toEqual([])
  const { id: _id, quantity: _quantity, ...expectedItem } = line
  expect(toCartItem(product, configuration)).toEqual(expectedItem)
  expect(query.get("line")).toBe(id)
})

test("[CAT-3d] choosing the menu's own options results in the standard item", () => {
  const asOnMenu = parseConfiguration(new URLSearchParams("size=medium&crust=hand-tossed"), farm, sampleCatalog)
  expect(toCartItem(farm, asOnMenu.configuration)).toEqual({ productId: "farm", size: "medium" })
  const picked = parseConfiguration(new URLSearchParams("pick.pizza=farm@medium&pick.drink=cola"), box, sampleCatalog)
  expect(toCartItem(box, picked.configuration)).toEqual({ productId: "box" })
})
