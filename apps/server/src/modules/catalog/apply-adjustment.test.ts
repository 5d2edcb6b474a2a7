import { configureBox } from "@hearth/domain/menu/configure-box.ts"
import { ingredient } from "@hearth/domain/menu/ingredients.ts"
import { describe, expect, test } from "vitest"
import { seedMenus } from "../../seed/seed-menus.ts"
import { applyAdjustment } from "./apply-adjustment.ts"
import type { CatalogMenu, CatalogProduct } from "./catalog-menu.ts"
import { deriveMenu } from "./derive-menu.ts"
import { type MenuAdjustment, menuAdjustmentOn } from "./menu-adjustment.ts"

const noAdjustment: MenuAdjustment = { key: "", vegetarian: false, without: [], pricePerMille: 1000 }
const idOf = (piece: string) => piece.split("@")[0] ?? ""
const piecesOf = ({ includes, choices }: CatalogProduct) => [
  ...includes,
  ...choices.flatMap(({ options }) => options.map(({ piece }) => piece)),
]

/**
 * Checks that the menu refers only to its own products, has no empty category and no price above the original price.
 */
function expectConsistent(menu: CatalogMenu): void {
  const ids = new Set(menu.products.map(({ id }) => id))
  const referencedIds = [
    ...menu.products.flatMap(piecesOf).map(idOf),
    ...menu.categories.flatMap(({ productIds, pictureOf }) => [...productIds, pictureOf]),
    ...menu.home.sections.flatMap(({ products }) => products),
    ...menu.deals.flatMap(({ box }) => box ?? []),
  ]
  expect(referencedIds.filter((id) => !ids.has(id))).toEqual([])
  expect(menu.categories.filter(({ productIds }) => productIds.length === 0)).toEqual([])
  for (const { id, choices, price, originalPrice } of menu.products) {
    expect([id, choices.every(({ options }) => options[0]?.more === 0)]).toEqual([id, true])
    expect([id, price <= originalPrice]).toEqual([id, true])
  }
}

describe.each(seedMenus.map((seed) => [seed.country, deriveMenu(seed)] as const))("%s", (_country, menu) => {
  test("an empty adjustment leaves the country's menu unchanged", () => {
    expect(applyAdjustment(menu, noAdjustment)).toEqual(menu)
  })

  test("[CAT-2e] a vegetarian adjustment removes all meat and no vegetarian product", () => {
    const adjusted = applyAdjustment(menu, { ...noAdjustment, vegetarian: true })
    expectConsistent(adjusted)
    expect(adjusted.products.filter(({ foodType }) => foodType !== "VEG")).toEqual([])
    expect(adjusted.kitchen.toppings.filter(({ id }) => ingredient(id).nonVeg)).toEqual([])
    expect(adjusted.kitchen.toppings.length).toBeGreaterThan(5)
    const ids = new Set(adjusted.products.map(({ id }) => id))
    const missingProducts = menu.products.filter((each) => each.foodType === "VEG" && !ids.has(each.id))
    expect(missingProducts).toEqual([])
  })

  test("[CAT-2c] removing a product also removes the boxes that can't be made without it, and nothing else", () => {
    for (const { id } of menu.products) {
      const adjusted = applyAdjustment(menu, { ...noAdjustment, without: [id] })
      expectConsistent(adjusted)
      const expected = menu.products.filter(
        (each) =>
          each.id !== id &&
          !each.includes.some((piece) => idOf(piece) === id) &&
          !each.choices.some(({ options }) => options.every(({ piece }) => idOf(piece) === id)),
      )
      expect(adjusted.products.map((each) => each.id)).toEqual(expected.map((each) => each.id))
    }
  })

  test("adjusted prices are rounded to whole currency units", () => {
    const adjusted = applyAdjustment(menu, { ...noAdjustment, pricePerMille: 1100 })
    expectConsistent(adjusted)
    const amounts = [
      ...adjusted.products.flatMap(({ price, sizes, choices }) => [
        price,
        ...sizes.map((size) => size.price),
        ...choices.flatMap(({ options }) => options.map(({ more }) => more)),
      ]),
      ...[...adjusted.kitchen.toppings, ...adjusted.kitchen.crusts].flatMap(({ price }) => Object.values(price)),
      ...adjusted.deals.flatMap(({ price }) => price ?? []),
    ]
    expect(amounts.filter((amount) => amount % 100 !== 0)).toEqual([])
    for (const [index, { price }] of menu.products.entries()) {
      expect(Math.abs((adjusted.products[index]?.price ?? 0) - price * 1.1)).toBeLessThanOrEqual(50)
    }
  })
})

test("[CAT-2c] when the first option of a choice is unavailable, the box's price includes the cheapest other option", () => {
  const [menu] = seedMenus.map(deriveMenu)
  const [first, second, third] = menu?.products.filter(({ sizes }) => sizes.length === 0) ?? []
  const [box] = menu?.products.filter(({ choices }) => choices.length > 0) ?? []
  if (!menu || !first || !second || !third || !box) throw new Error("the menu has too few products")
  const options = [
    { piece: first.id, more: 0 },
    { piece: second.id, more: 90_00 },
    { piece: third.id, more: 50_00 },
  ]
  const choices = [{ id: "drink", title: "Your drink", options }]
  const testBox = { ...box, price: 200_00, includes: [], choices }
  const adjusted = applyAdjustment(
    { ...menu, products: [first, second, third, testBox] },
    { ...noAdjustment, without: [first.id] },
  )
  const adjustedBox = adjusted.products.find(({ id }) => id === box.id)
  if (!adjustedBox) throw new Error("the box is missing")
  expect(adjustedBox.price).toBe(250_00)
  expect(configureBox({ ...adjustedBox, pieces: [] }, {})).toMatchObject({ price: 250_00, pieces: [third.id] })
  expect(configureBox({ ...adjustedBox, pieces: [] }, { drink: second.id })).toMatchObject({ price: 290_00 })
})

describe("menuAdjustmentOn", () => {
  const differences = [
    { id: "one", stores: ["A"], from: "2026-11-10", until: "2026-11-12", without: ["x", "y"] },
    { id: "two", stores: ["A"], from: "2026-11-20", until: "2026-11-20", without: ["y", "x"] },
    { id: "always", stores: ["A"], pricePerMille: 1100 },
  ]

  test("a difference applies from its first to its last day, both included", () => {
    const withoutOn = (day: string) => menuAdjustmentOn(day, differences).without
    expect(withoutOn("2026-11-09")).toEqual([])
    expect(withoutOn("2026-11-10")).toEqual(["x", "y"])
    expect(withoutOn("2026-11-12")).toEqual(["x", "y"])
    expect(withoutOn("2026-11-13")).toEqual([])
    expect(menuAdjustmentOn("2026-11-09", differences).pricePerMille).toBe(1100)
  })

  test("[CAT-1a] differences with the same effect have the same key", () => {
    expect(menuAdjustmentOn("2026-11-11", differences).key).toBe(menuAdjustmentOn("2026-11-20", differences).key)
    expect(menuAdjustmentOn("2026-11-11", differences).key).not.toBe(menuAdjustmentOn("2026-11-13", differences).key)
  })
})
