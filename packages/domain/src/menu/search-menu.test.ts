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

function product(name: string, more: Partial<SearchableProduct> = {}): SearchableProduct {
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
    ...more,
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
const names = (typed: string, filters = {}, most = 30) => search(typed, filters, most).map(({ name }) => name)

describe("createMenuSearch", () => {
  test("[CAT-4] a name comes before other names, and those before what is on it", () => {
    expect(names("paneer")).toEqual(["Paneer Makhani", "Cottage Feast", "Farm Fresh"])
  })

  test("[CAT-4] the whole word comes before a beginning, and that before a slip", () => {
    expect(names("chick")).toEqual(["Chick Pea Salad", "Chicken Wings"])
    expect(names("garlic")[0]).toBe("Garlic Bread")
    expect(names("mar")).toEqual(["Margherita"])
    expect(names("panir")).toEqual(["Cottage Feast"])
  })

  test("[CAT-4] one slip in a word is forgiven: wrong, missing, too many, swapped", () => {
    for (const typed of ["margherits", "margerita", "marghherita", "magrherita", "MARGHÉRITA"]) {
      expect([typed, names(typed)[0]]).toEqual([typed, "Margherita"])
    }
    expect(names("mxrgxrita")).toEqual([])
  })

  test("[CAT-4] every word counts, and gaps don't", () => {
    expect(names("paneer makhani")).toEqual(["Paneer Makhani"])
    expect(names("makhani chicken")).toEqual([])
    expect(names("garlicbread")).toEqual(["Garlic Bread"])
    expect(names("mar gherita")[0]).toBe("Margherita")
  })

  test("[CAT-4] filters: veg only, price, badge, alone and with words", () => {
    expect(names("chick", { veg: true })).toEqual(["Chick Pea Salad"])
    expect(names("paneer", { maxPrice: 100_00 })).toEqual(["Cottage Feast", "Farm Fresh"])
    expect(names("", { badge: "new" })).toEqual(["Chicken Wings"])
    expect(names("paneer", { badge: "bestseller", veg: true })).toEqual(["Farm Fresh"])
    expect(names("   ")).toEqual(menu.map(({ name }) => name))
    expect(names("", {}, 2)).toEqual(["Farm Fresh", "Cottage Feast"])
  })

  test("[CAT-4] what it is, where it is listed and whether it is veg are words as well, below its names", () => {
    const drink = { productType: "BEVERAGES" }
    const shelf = [
      product("Lime Soda", drink),
      product("Cola", { ...drink, badges: ["bestseller"] }),
      product("Value Meal", { productType: "COMBO", foodType: "NON_VEG" }),
      product("Corn Pops", { searchWords: ["value"] }),
      product("Veg Wrap"),
    ]
    const parts = [{ name: "Value for money", productIds: ["lime-soda"] }]
    const found = (typed: string) => createMenuSearch(shelf, parts)(typed, {}, 9).map(({ name }) => name)
    expect(found("drinks")).toEqual(["Cola", "Lime Soda"])
    expect(found("value")).toEqual(["Value Meal", "Corn Pops", "Lime Soda"])
    expect(found("value for money")).toEqual(["Lime Soda"])
    expect(found("veg")).toEqual(["Veg Wrap", "Cola", "Lime Soda", "Corn Pops"])
    expect(found("non-veg")).toEqual(["Value Meal"])
    expect(found("non veg drinks")).toEqual([])
  })

  test("[CAT-4] a short word with another first letter is meant only where nothing else is, and never as a beginning", () => {
    const shelf = [product("Corn"), product("Torn Bread"), product("Water", { searchWords: ["paani"] })]
    const found = (typed: string) => createMenuSearch(shelf, [])(typed, {}, 9).map(({ name }) => name)
    expect(found("torn")).toEqual(["Torn Bread"])
    expect(found("xorn")).toEqual(["Corn", "Torn Bread"])
    expect(found("naan")).toEqual([])
    expect(found("pani")).toEqual(["Water"])
  })

  test("[CAT-4] signs find nothing, and nothing that is typed breaks it", () => {
    expect(names("🍕")).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        expect(search(typed, {}, 3).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
