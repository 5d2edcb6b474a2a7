import { expect, test } from "vitest"
import { checkMenu } from "./check-menu.ts"
import type { SeedMenu, SeedProduct } from "./menu-schema.ts"
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

const { home } = bangladeshMenu
const mistakes: [string, SeedMenu, RegExp][] = [
  [
    "a topping that does not exist",
    withProduct("bd-naga-beef", {
      recipe: { kind: "pizza", crust: "thin", sauce: "tomato", cheese: "extra", toppings: ["gravel"] },
    }),
    /is no topping/,
  ],
  ["a price with a fraction", withProduct("bd-cola", { price: 59.5 }), /price/],
  ["two products of one name", withProduct("bd-cola", { name: "Orange Fizz" }), /Orange Fizz is there twice/],
  ["an id of another country", withProduct("bd-cola", { id: "in-cola" }), /in-cola does not begin with bd-/],
  ["a product in no category", withCategory("beverages", { products: ["bd-lemonade"] }), /bd-cola is in no category/],
  [
    "a category naming nothing",
    withCategory("5", { products: ["bd-chocolate-shake", "bd-tea"] }),
    /bd-tea is named but is no product/,
  ],
  ["a category with another's picture", withCategory("5", { pictureOf: "bd-cola" }), /5 shows a picture of something/],
  ["a category without a page", withCategory("5", { slug: "shakes" }), /shakes has no page/],
  ["a reduction upwards", withProduct("bd-cola", { was: 50_00 }), /bd-cola costs more than before/],
  ["sizes and a price", withProduct("bd-margherita", { price: 299_00 }), /bd-margherita needs sizes or a price/],
  ["a box dearer than its pieces", withProduct("bd-combo-duo", { price: 1200_00 }), /no cheaper than its pieces/],
  [
    "a box with a size that isn't made",
    withProduct("bd-combo-duo", { includes: ["bd-cola@large", "bd-cola"] }),
    /no such thing to put in a box: bd-cola@large/,
  ],
  [
    "a dead link",
    { ...bangladeshMenu, home: { ...home, hero: { ...home.hero, href: "/menu/veg-pizza" } } },
    /leads nowhere/,
  ],
]

test.each(mistakes)("[CAT-2] a menu with %s is refused", (_, menu, sentence) => {
  expect(checkMenu(menu).join("\n")).toMatch(sentence)
})
