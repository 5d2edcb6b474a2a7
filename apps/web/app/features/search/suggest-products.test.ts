import { createMenuSearch, type SearchableProduct } from "@hearth/domain/menu/search-menu.ts"
import { expect, test } from "vitest"
import { suggestProducts } from "./suggest-products.ts"

function product(name: string, overrides: Partial<SearchableProduct> = {}): SearchableProduct {
  return {
    id: name,
    name,
    searchWords: [],
    recipe: null,
    productType: "SIDES",
    foodType: "VEG",
    price: 100_00,
    badges: [],
    ...overrides,
  }
}
const search = createMenuSearch(
  [
    product("Margherita", { badges: ["bestseller"] }),
    product("Paneer Makhani"),
    product("Chicken Wings", { foodType: "NON_VEG", badges: ["bestseller"] }),
  ],
  [],
)
const suggestedNames = (typed: string, filters = {}) => suggestProducts(search, typed, filters).map(({ name }) => name)

test("products that match one of several words or a prefix are suggested, otherwise bestsellers", () => {
  expect(suggestedNames("paneer sushi")).toEqual(["Paneer Makhani"])
  expect(suggestedNames("panorama")).toEqual(["Paneer Makhani"])
  expect(suggestedNames("sushi")).toEqual(["Margherita", "Chicken Wings"])
  expect(suggestedNames("🍣")).toEqual(["Margherita", "Chicken Wings"])
})

test("[CAT-4d] filters apply to suggestions unless they exclude everything", () => {
  expect(suggestedNames("sushi", { veg: true })).toEqual(["Margherita"])
  expect(suggestedNames("sushi", { maxPrice: 1 })).toEqual(["Margherita", "Chicken Wings"])
})
