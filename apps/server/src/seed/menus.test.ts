import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { publicPages } from "@hearth/domain/navigation/menu-pages.ts"
import { describe, expect, test } from "vitest"
import { checkMenu } from "./check-menu.ts"
import { describeProduct } from "./describe-product.ts"
import type { SeedMenu, SeedProduct } from "./menu-schema.ts"
import { priceProduct } from "./price-product.ts"
import { recipes } from "./recipes.ts"
import { seedMenus } from "./seed-menus.ts"

const fewest = { IN: 30, LK: 30, BD: 25 }
const byCountry = seedMenus.map((menu): [string, SeedMenu] => [menu.country, menu])

function listed(menu: SeedMenu, slug: string): SeedProduct[] {
  const ids = menu.categories.find((each) => each.slug === slug)?.products ?? []
  return menu.products.filter(({ id }) => ids.includes(id))
}

describe.each(byCountry)("the menu of %s", (_, menu) => {
  test("[CAT-2] is whole: well formed, a category for each page, nothing dangling, every price in order", () => {
    expect(checkMenu(menu)).toEqual([])
  })

  test("[CAT-2] is a menu, not a sample", () => {
    expect(menu.products.length).toBeGreaterThanOrEqual(fewest[menu.country])
    expect(menu.deals.length).toBeGreaterThanOrEqual(4)
    expect(menu.stores).toContain(countries[menu.country].defaultStore.id)
    const types = new Set(menu.products.map(({ type }) => type))
    expect(["PIZZA", "SIDES", "BEVERAGES", "DESSERTS", "COMBO"].filter((type) => !types.has(type as "PIZZA"))).toEqual(
      [],
    )
  })

  test("[CAT-2] every product says what it is made of: mark, allergens, energy", () => {
    for (const product of menu.products) {
      const { foodType, allergens, energyKcal } = describeProduct(menu, product)
      expect(["VEG", "NON_VEG"]).toContain(foodType)
      expect(product.recipe.kind === "plate" || allergens.includes("gluten")).toBe(true)
      expect(energyKcal === null).toBe(product.type === "COMBO")
    }
  })

  test("[CAT-2] a veg category holds nothing that is not", () => {
    for (const slug of ["veg-pizza", "37", "non-veg-pizza"]) {
      const marks = listed(menu, slug).map((product) => describeProduct(menu, product).foodType)
      expect(new Set(marks).size).toBeLessThanOrEqual(1)
      expect(marks).not.toContain(slug === "non-veg-pizza" ? "VEG" : "NON_VEG")
    }
  })

  test("[CAT-6] something is reduced, and a box shows what its pieces cost", () => {
    const priced = menu.products.map((product) => ({ product, ...priceProduct(menu, product) }))
    expect(
      priced.filter(({ product, price, originalPrice }) => !product.includes && price < originalPrice),
    ).not.toEqual([])
    for (const { product, price, originalPrice } of priced.filter(({ product }) => product.includes)) {
      expect([product.id, price < originalPrice]).toEqual([product.id, true])
    }
  })

  test("[NAV-6] a price that a page's head promises is the cheapest on that page", () => {
    for (const { title, description, category } of publicPages[menu.country]) {
      const promised = `${title} ${description}`.match(/from ((?:₹|Rs\. |৳)\d[\d,]*\d)/i)?.[1]
      if (promised === undefined || category === null) continue
      const cheapest = Math.min(...listed(menu, category).map((product) => priceProduct(menu, product).price))
      expect([category, promised]).toEqual([category, formatMoney(cheapest, menu.country).replace("\u00A0", " ")])
    }
  })
})

test("[CAT-2] ids tell countries apart, and each thing with a picture is listed once for drawing", () => {
  const all = recipes(seedMenus)
  const count = seedMenus.reduce((sum, { products, deals }) => sum + products.length + deals.length + 1, 0)
  expect(all).toHaveLength(count)
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
})
