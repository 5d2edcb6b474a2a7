import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { expect, test } from "vitest"
import { seedMenus } from "../../seed/seed-menus.ts"
import { buildMenuData } from "./build-menu-data.ts"
import { createMenuResponses } from "./create-menu-responses.ts"
import { deriveMenu } from "./derive-menu.ts"

const pictureOf = (id: string, alt: string) => ({ base: id, widths: [1], alt, colour: "#fff" })
const menuResponses = new Map(
  seedMenus.map((seed) => [
    seed.country,
    createMenuResponses(buildMenuData(deriveMenu(seed), pictureOf, []), currencyOf(seed.country)),
  ]),
)

function searchMenu(country: CountryCode, query: string) {
  const { search, products, categories } = menuResponses.get(country) ?? {}
  if (!search || !products || !categories) throw new Error(`no menu of ${country}`)
  return { found: search(query, {}, products.length), products, categories }
}

test.each([
  ["IN", "everyday value", "edv"],
  ["IN", "speciality chicken", "speciality-chicken"],
  ["IN", "non veg pizza", "non-veg-pizza"],
  ["IN", "veg pizza", "veg-pizza"],
  ["IN", "pizza mania", "pizza-mania"],
  ["IN", "sides", "sides"],
  ["IN", "beverages", "beverages"],
  ["IN", "dessert", "dessert"],
  ["LK", "rice and pasta", "40"],
  ["LK", "supreme range", "38"],
  ["LK", "dessert", "41"],
  ["BD", "value pizza", "50"],
  ["BD", "meals", "51"],
  ["BD", "shakes and iced tea", "5"],
] as const)("[CAT-4a] in %s, the category name %s finds every product of the category", (country, query, slug) => {
  const { found, categories } = searchMenu(country, query)
  const categoryProductIds = categories.find((each) => each.slug === slug)?.productIds ?? []
  expect(categoryProductIds.length).toBeGreaterThan(3)
  expect(categoryProductIds.filter((id) => !found.some((product) => product.id === id))).toEqual([])
})

const pizzas = ["PIZZA", "PASTA-PIZZA", "PIZZA-MANIA"]

test.each([
  ["IN", "pizza", pizzas],
  ["IN", "piza", pizzas],
  ["IN", "पिज़्ज़ा", pizzas],
  ["IN", "drinks", ["BEVERAGES"]],
  ["IN", "sweets", ["DESSERTS"]],
  ["IN", "combos", ["COMBO"]],
  ["LK", "pizza", pizzas],
  ["LK", "පීසා", pizzas],
  ["LK", "பீட்சா", pizzas],
  ["LK", "drinks", ["BEVERAGES"]],
  ["LK", "බීම", ["BEVERAGES"]],
  ["LK", "dessert", ["DESSERTS"]],
  ["BD", "pizza", pizzas],
  ["BD", "পিজ্জা", pizzas],
  ["BD", "পানীয়", ["BEVERAGES"]],
  ["BD", "মিষ্টি", ["DESSERTS"]],
] as const)(
  "[CAT-4a] [CAT-4c] in %s, the search for %s finds all products of type %j first",
  (country, query, types) => {
    const { found, products } = searchMenu(country, query)
    const expectedIds = products
      .filter(({ productType }) => types.some((type) => type === productType))
      .map(({ id }) => id)
    // A box may match by its name, too, so boxes count only if boxes were searched for.
    const countedProducts = found.filter(
      ({ pieces, choices }) => types[0] === "COMBO" || pieces.length + choices.length === 0,
    )
    expect(new Set(countedProducts.slice(0, expectedIds.length).map(({ id }) => id))).toEqual(new Set(expectedIds))
    expect(found[0]?.badges).toContain("bestseller")
  },
)

test.each([
  ["IN", "non veg", "NON_VEG", 30],
  ["IN", "nonveg", "NON_VEG", 30],
  ["IN", "veg pizza", "VEG", 30],
  ["IN", "chicken pizza", "NON_VEG", 14],
  ["IN", "paneer pizza", "VEG", 8],
  ["LK", "non-veg pizza", "NON_VEG", 19],
  ["BD", "নিরামিষ", "VEG", 20],
] as const)("[CAT-4a] in %s, the search for %s finds only %s products", (country, query, foodType, minCount) => {
  const { found } = searchMenu(country, query)
  expect(found.filter((product) => product.foodType !== foodType)).toEqual([])
  expect(found.length).toBeGreaterThanOrEqual(minCount)
})

test.each([
  ["IN", "farm house", "in-farm-garden"],
  ["IN", "farmhouse", "in-farm-garden"],
  ["IN", "pepsi", "in-cola"],
  ["IN", "cold coffee", "in-cold-coffee"],
  ["IN", "margherita", "in-margherita"],
  ["IN", "marg", "in-margherita"],
  ["LK", "pepsi", "lk-cola"],
  ["LK", "kottu", "lk-kottu-chicken"],
  ["BD", "farm house", "bd-farm-garden"],
  ["BD", "pepsi", "bd-cola"],
] as const)("[CAT-4a] in %s, the search for %s finds %s first", (country, query, id) => {
  expect(searchMenu(country, query).found[0]?.id).toBe(id)
})

test("[CAT-4c] a short word that is on no menu is not treated as a typo of another short word", () => {
  for (const country of ["IN", "LK", "BD"] as const) {
    expect(searchMenu(country, "naan").found.filter(({ productType }) => productType === "BEVERAGES")).toEqual([])
  }
  expect(searchMenu("IN", "naan").found).toEqual([])
})
