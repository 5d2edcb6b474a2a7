import { isPlateName } from "@hearth/artwork/plates/plates.ts"
import { isToppingName } from "@hearth/artwork/toppings/toppings.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { defaultChoices, configurePizza } from "@hearth/domain/menu/configure-pizza.ts"
import { publicPages } from "@hearth/domain/navigation/public-pages.ts"
import { describe, expect, test } from "vitest"
import { checkMenu } from "./check-menu.ts"
import { deriveRecipeFacts } from "./derive-recipe-facts.ts"
import type { SeedMenu, SeedProduct } from "./menu-schema.ts"
import { priceProduct } from "./price-product.ts"
import { listPictureRecipes } from "./list-picture-recipes.ts"
import { seedMenus } from "./seed-menus.ts"

const minProducts = { IN: 112, LK: 92, BD: 72 }
const byCountry = seedMenus.map((menu): [string, SeedMenu] => [menu.country, menu])

function productsIn(menu: SeedMenu, slug: string): SeedProduct[] {
  const ids = menu.categories.find((each) => each.slug === slug)?.products ?? []
  return menu.products.filter(({ id }) => ids.includes(id))
}

describe.each(byCountry)("the menu of %s", (_, menu) => {
  test("[CAT-2b] [CAT-2d] is valid: well formed, a category for each page, no dangling ids, consistent prices", () => {
    expect(checkMenu(menu)).toEqual([])
  })

  test("[CAT-2b] [CAT-2d] has enough products, deals and categories, and every product type", () => {
    expect(menu.products.length).toBeGreaterThanOrEqual(minProducts[menu.country])
    expect(menu.deals.length).toBeGreaterThanOrEqual(4)
    expect(menu.categories.filter(({ products }) => products.length < 4)).toEqual([])
    expect(menu.stores).toContain(countries[menu.country].defaultStore.id)
    const types = new Set(menu.products.map(({ type }) => type))
    expect(["PIZZA", "SIDES", "BEVERAGES", "DESSERTS", "COMBO"].filter((type) => !types.has(type as "PIZZA"))).toEqual(
      [],
    )
  })

  test("[CAT-2e] [CAT-2f] every product has a food type, every pizza contains gluten, and all but boxes have an energy", () => {
    for (const product of menu.products) {
      const { foodType, allergens, energyKcal } = deriveRecipeFacts(menu, product)
      expect(["VEG", "NON_VEG"]).toContain(foodType)
      expect(product.recipe.kind === "plate" || allergens.includes("gluten")).toBe(true)
      expect(energyKcal === null).toBe(product.type === "COMBO")
    }
  })

  test("[CAT-2d] every product has a full sentence as its description and ingredients that can be drawn", () => {
    for (const { id, description, recipe } of menu.products) {
      expect([id, /^\p{Lu}.*[.]$/u.test(description)]).toEqual([id, true])
      expect([id, recipe.kind === "pizza" || isPlateName(recipe.drawing)]).toEqual([id, true])
      const toppings = recipe.kind === "pizza" ? recipe.toppings : []
      expect([id, toppings.filter((each) => !isToppingName(each))]).toEqual([id, []])
    }
    const extras = menu.kitchen.toppings.map((topping) => topping.id)
    expect(extras.filter((id) => !isToppingName(id))).toEqual([])
  })

  test("[CAT-3b] [CAT-3c] the kitchen has at least 18 toppings, and an unchanged pizza costs the listed price", () => {
    const { kitchen } = menu
    expect(kitchen.toppings.length).toBeGreaterThanOrEqual(18)
    expect(kitchen.limits).toEqual({ extras: 6, ofOne: 2 })
    for (const product of menu.products) {
      const { recipe, type, fixed } = product
      if (recipe.kind !== "pizza" || type === "COMBO") continue
      const { sizes } = priceProduct(menu, product)
      for (const { id, price, originalPrice } of product.sizes ? sizes : []) {
        const size = id as "personal"
        const pizza = { id: product.id, recipe, sizes, fixed }
        const configured = configurePizza(pizza, defaultChoices(pizza, size), kitchen)
        expect([product.id, configured]).toMatchObject([product.id, { ok: true, item: { price, originalPrice } }])
      }
    }
  })

  test("[CAT-2c] [CAT-2e] at least six boxes have choices, and a veg box offers only veg options", () => {
    const boxes = menu.products.filter(({ choices }) => choices !== undefined)
    expect(boxes.length).toBeGreaterThanOrEqual(6)
    for (const box of boxes.filter((each) => deriveRecipeFacts(menu, each).foodType === "VEG")) {
      const pieces = new Set(
        (box.choices ?? []).flatMap(({ options }) => options.map(({ piece }) => piece.split("@")[0])),
      )
      const foodTypes = menu.products
        .filter(({ id }) => pieces.has(id))
        .map((product) => deriveRecipeFacts(menu, product).foodType)
      expect([box.id, new Set(foodTypes)]).toEqual([box.id, new Set(["VEG"])])
    }
  })

  test("[CAT-4a] every product has search words", () => {
    expect(menu.products.filter(({ searchWords = [] }) => searchWords.length === 0)).toEqual([])
  })

  test("[CAT-2e] veg categories contain only veg products, and the non-veg category only non-veg ones", () => {
    for (const slug of ["veg-pizza", "37", "non-veg-pizza"]) {
      const foodTypes = productsIn(menu, slug).map((product) => deriveRecipeFacts(menu, product).foodType)
      expect(new Set(foodTypes).size).toBeLessThanOrEqual(1)
      expect(foodTypes).not.toContain(slug === "non-veg-pizza" ? "VEG" : "NON_VEG")
    }
  })

  test("[CAT-6a] 10 to 20% of the products are reduced, and every box is cheaper than its original price", () => {
    const priced = menu.products.map((product) => ({ product, ...priceProduct(menu, product) }))
    const singleProducts = priced.filter(({ product }) => product.type !== "COMBO")
    const reduced = singleProducts.filter(({ price, originalPrice }) => price < originalPrice)
    expect(reduced.length / singleProducts.length).toBeGreaterThan(0.1)
    expect(reduced.length / singleProducts.length).toBeLessThan(0.2)
    for (const { product, price, originalPrice } of priced.filter(({ product }) => product.type === "COMBO")) {
      expect([product.id, price < originalPrice]).toEqual([product.id, true])
    }
  })

  test("a price in a page's title or description is the cheapest on that page", () => {
    for (const { title, description, category } of publicPages[menu.country]) {
      const advertisedPrice = `${title} ${description}`.match(/from ((?:₹|Rs\. |৳)\d[\d,]*\d)/i)?.[1]
      if (advertisedPrice === undefined || category === null) continue
      const cheapest = Math.min(...productsIn(menu, category).map((product) => priceProduct(menu, product).price))
      expect([category, advertisedPrice]).toEqual([
        category,
        formatMoney(cheapest, menu.country).replace("\u00A0", " "),
      ])
    }
  })
})

function contains(product: SeedProduct, ...names: string[]): boolean {
  const { recipe } = product
  const ingredients = recipe.kind === "pizza" ? recipe.toppings : recipe.ingredients
  return ingredients.some((part) => names.includes(part))
}

function menuOf(country: string): SeedMenu {
  const countryMenu = seedMenus.find((menu) => menu.country === country)
  if (!countryMenu) throw new Error(`no menu of ${country}`)
  return countryMenu
}

test("[CAT-2d] India's menu contains no beef, neither in products nor as a topping", () => {
  const { products, kitchen } = menuOf("IN")
  expect(products.filter((product) => contains(product, "beef", "beef-helping"))).toEqual([])
  expect(kitchen.toppings.filter(({ id }) => id === "beef")).toEqual([])
})

test("[CAT-2d] stores without beef on Poya days leave out every product with beef", () => {
  const { products, differences } = menuOf("LK")
  // In Sri Lanka pepperoni is made of beef.
  const beef = products
    .filter(({ type }) => type !== "COMBO")
    .filter((product) => contains(product, "beef", "pepperoni"))
    .map(({ id }) => id)
  const poya = differences.filter(({ id }) => id.startsWith("poya-"))
  expect(poya.length).toBeGreaterThanOrEqual(12)
  for (const { id, without = [], from, until } of poya) {
    expect([id, [...without].sort()]).toEqual([id, [...beef].sort()])
    expect(from).toBe(until)
  }
})

test("[CAT-2d] some stores are vegetarian during Navratri 2027, and some charge a tenth more", () => {
  const { differences } = menuOf("IN")
  expect(differences).toContainEqual(
    expect.objectContaining({ vegetarian: true, from: "2027-09-30", until: "2027-10-08" }),
  )
  expect(differences).toContainEqual(expect.objectContaining({ pricePerMille: 1100 }))
})

test("ids are unique across countries, and each picture is listed once for drawing", () => {
  const recipes = listPictureRecipes(seedMenus)
  const count = seedMenus.reduce((sum, { products, deals }) => sum + products.length + deals.length + 1, 0)
  expect(recipes).toHaveLength(count)
  expect(new Set(recipes.map(({ id }) => id)).size).toBe(count)
})
