import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { PizzaRecipe } from "./product.ts"
import { createMenuSearch, type SearchableProduct } from "./search-menu.ts"

const recipe = (...toppings: string[]): PizzaRecipe => ({
  kind: "pizza",
  crust: "hand-tossed",
  sauce: "tomato",
  cheese: "mozzarella",
  toppings,
})

function product(name: string, overrides: Partial<SearchableProduct> = {}): SearchableProduct {
  const id = name.toLowerCase().replaceAll(" ", "-")
  return {
    id,
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

const menu = [
  product("Farm Fresh", { recipe: recipe("corn", "paneer"), badges: ["bestseller"] }),
  product("Cottage Feast", { searchWords: ["paneer pizza", "panir"] }),
  product("Paneer Makhani", { price: 300_00 }),
  product("Margherita", { recipe: recipe("basil") }),
  product("Garlic Bread", { searchWords: ["garlicky"] }),
  product("Chicken Wings", { foodType: "NON_VEG", badges: ["new", "spicy"] }),
  product("Chick Pea Salad"),
]
const search = createMenuSearch(menu, [])
const findNames = (typed: string, filters = {}, limit = 30) => search(typed, filters, limit).map(({ name }) => name)

describe("createMenuSearch", () => {
  test("[CAT-4a] matches in the name rank first, then those in other names, then those in ingredients", () => {
    expect(findNames("paneer")).toEqual(["Paneer Makhani", "Cottage Feast", "Farm Fresh"])
  })

  test("[CAT-4c] a prefix of a word finds a product, and a whole word ranks before a prefix", () => {
    expect(findNames("chick")).toEqual(["Chick Pea Salad", "Chicken Wings"])
    expect(findNames("garlic")[0]).toBe("Garlic Bread")
    expect(findNames("mar")).toEqual(["Margherita"])
    expect(findNames("panir")).toEqual(["Cottage Feast"])
  })

  test("[CAT-4c] one typo per word is tolerated: a wrong, missing, extra or swapped letter", () => {
    for (const typed of ["margherits", "margerita", "marghherita", "magrherita", "MARGHÉRITA"]) {
      expect([typed, findNames(typed)[0]]).toEqual([typed, "Margherita"])
    }
    expect(findNames("mxrgxrita")).toEqual([])
  })

  test("[CAT-4c] every word must match, and spaces don't matter", () => {
    expect(findNames("paneer makhani")).toEqual(["Paneer Makhani"])
    expect(findNames("makhani chicken")).toEqual([])
    expect(findNames("garlicbread")).toEqual(["Garlic Bread"])
    expect(findNames("mar gherita")[0]).toBe("Margherita")
  })

  test("[CAT-4d] filters for veg, price and badge work with and without a search text", () => {
    expect(findNames("chick", { veg: true })).toEqual(["Chick Pea Salad"])
    expect(findNames("paneer", { maxPrice: 100_00 })).toEqual(["Cottage Feast", "Farm Fresh"])
    expect(findNames("", { badge: "new" })).toEqual(["Chicken Wings"])
    expect(findNames("paneer", { badge: "bestseller", veg: true })).toEqual(["Farm Fresh"])
    expect(findNames("   ")).toEqual(menu.map(({ name }) => name))
    expect(findNames("", {}, 2)).toEqual(["Farm Fresh", "Cottage Feast"])
  })

  test("[CAT-4a] product type, category and veg are searchable too, ranked below names", () => {
    const drink = { productType: "BEVERAGES" }
    const products = [
      product("Lime Soda", drink),
      product("Cola", { ...drink, badges: ["bestseller"] }),
      product("Value Meal", { productType: "COMBO", foodType: "NON_VEG" }),
      product("Corn Pops", { searchWords: ["value"] }),
      product("Veg Wrap"),
    ]
    const categories = [{ name: "Value for money", productIds: ["lime-soda"] }]
    const searchNames = (typed: string) => createMenuSearch(products, categories)(typed, {}, 9).map(({ name }) => name)
    expect(searchNames("drinks")).toEqual(["Cola", "Lime Soda"])
    expect(searchNames("value")).toEqual(["Value Meal", "Corn Pops", "Lime Soda"])
    expect(searchNames("value for money")).toEqual(["Lime Soda"])
    expect(searchNames("veg")).toEqual(["Veg Wrap", "Cola", "Lime Soda", "Corn Pops"])
    expect(searchNames("non-veg")).toEqual(["Value Meal"])
    expect(searchNames("non veg drinks")).toEqual([])
  })

  test("[CAT-4c] a short word with a different first letter matches only if nothing else does, and never as a prefix", () => {
    const products = [product("Corn"), product("Torn Bread"), product("Water", { searchWords: ["paani"] })]
    const searchNames = (typed: string) => createMenuSearch(products, [])(typed, {}, 9).map(({ name }) => name)
    expect(searchNames("torn")).toEqual(["Torn Bread"])
    expect(searchNames("xorn")).toEqual(["Corn", "Torn Bread"])
    expect(searchNames("naan")).toEqual([])
    expect(searchNames("pani")).toEqual(["Water"])
  })

  test("symbols find nothing, and any input gives at most the requested number of results", () => {
    expect(findNames("🍕")).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        expect(search(typed, {}, 3).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
