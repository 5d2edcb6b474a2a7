import type { PriceBySize } from "@hearth/domain/menu/pizza-options.ts"
import { expect, test } from "vitest"
import { checkMenu } from "./check-menu.ts"
import type { SeedDifference, SeedMenu, SeedProduct } from "./menu-schema.ts"
import { bangladeshMenu } from "./menus/bangladesh.ts"

/** The real menu with one product changed. */
function withProduct(id: string, change: Partial<SeedProduct>): SeedMenu {
  const products = bangladeshMenu.products.map((each) => (each.id === id ? { ...each, ...change } : each))
  return { ...bangladeshMenu, products }
}

function withCategory(slug: string, change: Partial<SeedMenu["categories"][number]>): SeedMenu {
  const categories = bangladeshMenu.categories.map((each) => (each.slug === slug ? { ...each, ...change } : each))
  return { ...bangladeshMenu, categories }
}

/** The real menu in which one box has only one choice, with these options. */
function withOption(id: string, ...options: [piece: string, more: number][]): SeedMenu {
  const choice = { id: "pizza", title: "Your pizza", options: options.map(([piece, more]) => ({ piece, more })) }
  return withProduct(id, { choices: [choice] })
}

function withKitchen(change: Partial<SeedMenu["kitchen"]>): SeedMenu {
  return { ...bangladeshMenu, kitchen: { ...bangladeshMenu.kitchen, ...change } }
}

/** The options with another price for the first. */
function repriced<Option>([first, ...otherOptions]: readonly Option[], price: PriceBySize): Option[] {
  return first ? [{ ...first, price }, ...otherOptions] : []
}

function withDifference(change: Partial<SeedDifference>): SeedMenu {
  const difference = { id: "somewhere-else", stores: ["DAC02"], pricePerMille: 1100, ...change }
  return { ...bangladeshMenu, differences: [...bangladeshMenu.differences, difference] }
}

const { home, kitchen } = bangladeshMenu
const cases: [string, SeedMenu, RegExp][] = [
  [
    "a topping that does not exist",
    withProduct("bd-naga-beef", {
      recipe: { kind: "pizza", crust: "thin", sauce: "tomato", cheese: "extra", toppings: ["gravel"] },
    }),
    /is not a topping/,
  ],
  ["a price with a fraction", withProduct("bd-cola", { price: 59.5 }), /price/],
  ["two products of one name", withProduct("bd-cola", { name: "Orange Fizz" }), /Orange Fizz is listed twice/],
  ["an id of another country", withProduct("bd-cola", { id: "in-cola" }), /in-cola does not begin with bd-/],
  ["a product in no category", withCategory("beverages", { products: ["bd-lemonade"] }), /bd-cola is in no category/],
  [
    "a category with an unknown product",
    withCategory("5", { products: ["bd-chocolate-shake", "bd-tea"] }),
    /bd-tea is named but is not a product/,
  ],
  [
    "a category with a picture of a product that it does not list",
    withCategory("5", { pictureOf: "bd-cola" }),
    /5 shows a picture of something/,
  ],
  ["a category without a page", withCategory("5", { slug: "shakes" }), /shakes has no page/],
  [
    "an original price below the price",
    withProduct("bd-cola", { was: 50_00 }),
    /bd-cola costs more than its original price/,
  ],
  ["sizes and a price", withProduct("bd-margherita", { price: 299_00 }), /bd-margherita needs sizes or a price/],
  [
    "a box that costs more than its pieces",
    withProduct("bd-combo-duo", { price: 1200_00 }),
    /no cheaper than its pieces/,
  ],
  [
    "a box with a size that isn't made",
    withProduct("bd-combo-duo", { includes: ["bd-cola@large", "bd-cola"] }),
    /unknown product in a box: bd-cola@large/,
  ],
  ["pieces outside a box", withProduct("bd-cola", { includes: ["bd-water"] }), /only a box, and every/],
  [
    "a box of one piece",
    withProduct("bd-combo-duo", { includes: ["bd-cola"], choices: undefined }),
    /bd-combo-duo: a box needs at least two pieces/,
  ],
  [
    "a box in a box",
    withProduct("bd-combo-duo", { includes: ["bd-meal-solo", "bd-cola"] }),
    /bd-combo-duo contains another box: bd-meal-solo/,
  ],
  [
    "a choice that names no product",
    withOption("bd-combo-duo", ["bd-margherita@medium", 0], ["bd-gold@medium", 0]),
    /unknown product in a box: bd-gold@medium/,
  ],
  [
    "a choice of a size that isn't made",
    withOption("bd-combo-duo", ["bd-margherita@medium", 0], ["bd-loaded-beef@personal", 0]),
    /unknown product in a box: bd-loaded-beef@personal/,
  ],
  [
    "a negative surcharge",
    withOption("bd-combo-duo", ["bd-margherita@medium", 0], ["bd-farm-garden@medium", -1]),
    /choices.0.options.1.more/,
  ],
  [
    "a surcharge above the difference in price",
    withOption("bd-combo-duo", ["bd-margherita@medium", 0], ["bd-farm-garden@medium", 100_00]),
    /charges more for bd-farm-garden@medium than the difference in price/,
  ],
  [
    "a surcharge on the default option",
    withOption("bd-combo-duo", ["bd-margherita@medium", 10_00], ["bd-farm-garden@medium", 20_00]),
    /charges extra for the default option of pizza/,
  ],
  [
    "a duplicate option",
    withOption("bd-combo-duo", ["bd-chicken-tikka@large", 0], ["bd-chicken-tikka@large", 0]),
    /offers bd-chicken-tikka@large twice/,
  ],
  [
    "a duplicate choice",
    withProduct("bd-combo-duo", {
      choices: ["First", "Second"].map((title) => ({
        id: "drink",
        title,
        options: ["bd-cola", "bd-water"].map((piece) => ({ piece, more: 0 })),
      })),
      price: 100_00,
    }),
    /bd-combo-duo has the choice drink twice/,
  ],
  [
    "a box that costs more than its cheapest possible pieces",
    withOption("bd-combo-duo", ["bd-naga-beef@large", 0], ["bd-value-onion", 0]),
    /bd-combo-duo is no cheaper than its cheapest/,
  ],
  [
    "a duplicate search word",
    withProduct("bd-cola", { searchWords: ["coke", "Coke"] }),
    /the search word coke of bd-cola is listed twice/,
  ],
  [
    "a kitchen option without any size",
    withKitchen({ toppings: repriced(kitchen.toppings, {}) }),
    /the kitchen makes onion in no size/,
  ],
  [
    "a kitchen option in a size that is not sold",
    withKitchen({ toppings: repriced(kitchen.toppings, { regular: 10_00 }) }),
    /onion has a price in regular, which is not sold/,
  ],
  [
    "a topping that is cheaper on a larger pizza",
    withKitchen({ toppings: repriced(kitchen.toppings, { personal: 30_00, medium: 20_00 }) }),
    /onion is cheaper on a larger pizza/,
  ],
  [
    "a free extra topping",
    withKitchen({ toppings: repriced(kitchen.toppings, { personal: 0, medium: 10_00 }) }),
    /the extra topping onion costs nothing/,
  ],
  [
    "a duplicate extra topping",
    withKitchen({ toppings: [...kitchen.toppings, ...kitchen.toppings.slice(0, 1)] }),
    /the kitchen has onion twice/,
  ],
  [
    "limits that contradict each other",
    withKitchen({ limits: { extras: 1, ofOne: 2 } }),
    /more of one topping than of all together/,
  ],
  [
    "a pizza whose crust isn't made in its size",
    withProduct("bd-margherita", {
      recipe: { kind: "pizza", crust: "cheese-burst", sauce: "tomato", cheese: "extra", toppings: [] },
    }),
    /bd-margherita: no cheese-burst crust is made in personal/,
  ],
  [
    "a pizza whose cheese isn't made",
    withKitchen({ cheeses: kitchen.cheeses.filter(({ id }) => id !== "cheddar-blend") }),
    /bd-corn-cheese: no cheddar-blend cheese is made in personal/,
  ],
  [
    "a pizza of one size that could be changed",
    withProduct("bd-value-corn", { fixed: undefined }),
    /bd-value-corn has one size, so it must be fixed/,
  ],
  ["a drink that is fixed", withProduct("bd-cola", { fixed: true }), /bd-cola is fixed but is not a pizza/],
  [
    "a difference at an unknown store",
    withDifference({ stores: ["DAC99"] }),
    /somewhere-else names DAC99, which is not a store/,
  ],
  [
    "a difference that leaves out an unknown product",
    withDifference({ without: ["bd-gold"] }),
    /somewhere-else leaves out bd-gold, which is not a product/,
  ],
  [
    "a difference that ends before it begins",
    withDifference({ from: "2027-01-02", until: "2027-01-01" }),
    /somewhere-else ends before it begins/,
  ],
  ["a difference without any effect", withDifference({ pricePerMille: undefined }), /somewhere-else changes nothing/],
  ["a duplicate difference", withDifference({ id: "mall-prices" }), /the difference mall-prices is listed twice/],
  [
    "a difference that names a store twice",
    withDifference({ stores: ["DAC02", "DAC02"] }),
    /somewhere-else names something twice/,
  ],
  [
    "two prices for one store on one day",
    withDifference({ stores: ["DAC11"], from: "2027-01-01" }),
    /DAC11 has prices of mall-prices and of somewhere-else/,
  ],
  [
    "a dead link",
    { ...bangladeshMenu, home: { ...home, hero: { ...home.hero, href: "/menu/veg-pizza" } } },
    /leads nowhere/,
  ],
]

test.each(cases)("[CAT-2d] a menu with %s is refused", (_, menu, sentence) => {
  expect(checkMenu(menu).join("\n")).toMatch(sentence)
})
