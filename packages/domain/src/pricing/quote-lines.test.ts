import { describe, expect, test } from "vitest"
import type { PizzaOptions } from "../menu/pizza-options.ts"
import type { CartLine, CartMenu, CartProduct } from "./cart-line.ts"
import { quoteLines } from "./quote-lines.ts"

const kitchen: PizzaOptions = {
  crusts: [
    { id: "hand-tossed", name: "Hand tossed", price: { medium: 0, large: 0 } },
    { id: "pan", name: "Pan", price: { medium: 40_00, large: 60_00 } },
  ],
  cheeses: [{ id: "mozzarella", name: "Mozzarella", price: { medium: 0, large: 0 } }],
  toppings: [{ id: "chicken", name: "Chicken", price: { medium: 65_00, large: 90_00 } }],
  limits: { extras: 4, ofOne: 2 },
}

const plain = { sizes: [], recipe: null, pieces: [], choices: [] }

function pizza(id: string, toppings: string[], medium: number, large: number): CartProduct {
  return {
    ...plain,
    id,
    name: `The ${id}`,
    productType: "PIZZA",
    foodType: toppings.includes("chicken") ? "NON_VEG" : "VEG",
    price: medium,
    originalPrice: medium + 20_00,
    recipe: { kind: "pizza", crust: "hand-tossed", sauce: "tomato", cheese: "mozzarella", toppings },
    sizes: [
      { id: "medium", price: medium, originalPrice: medium + 20_00 },
      { id: "large", price: large, originalPrice: large },
    ],
  }
}

const cola: CartProduct = {
  ...plain,
  id: "cola",
  name: "Cola",
  productType: "BEVERAGES",
  foodType: "VEG",
  price: 60_00,
  originalPrice: 60_00,
}

const mania: CartProduct = {
  ...pizza("mania", ["corn"], 0, 0),
  productType: "PIZZA-MANIA",
  price: 99_00,
  originalPrice: 99_00,
  sizes: [],
}

const box: CartProduct = {
  ...cola,
  id: "duo",
  name: "Duo Box",
  productType: "COMBO",
  price: 500_00,
  originalPrice: 600_00,
  pieces: [{ piece: "cola" }, { piece: "mania" }],
  choices: [
    {
      id: "pizza",
      title: "Your pizza",
      options: [
        { piece: "margherita@medium", more: 0 },
        { piece: "tikka@medium", more: 50_00 },
        { piece: "gone@medium", more: 0 },
      ],
    },
  ],
}

const menu: CartMenu = {
  products: [pizza("margherita", ["basil"], 199_00, 299_00), pizza("tikka", ["chicken"], 249_00, 399_00)].concat(
    cola,
    mania,
    box,
  ),
  categories: [
    { slug: "veg-pizza", productIds: ["margherita", "mania"] },
    { slug: "bestsellers", productIds: ["tikka", "margherita"] },
  ],
  kitchen,
  soldOut: [],
}

function quoteOne(line: Omit<CartLine, "id" | "quantity"> & { quantity?: number }, change: Partial<CartMenu> = {}) {
  const { lines, refused } = quoteLines([{ id: "a", quantity: 1, ...line }], { ...menu, ...change })
  expect(lines.length + refused.length).toBe(1)
  return lines[0] ?? refused[0]
}

const standardPizza = { crust: "hand-tossed", cheese: "mozzarella", extras: [], without: [] } as const

describe("quoteLines", () => {
  test("[CAR-1d] a pizza is priced by its size and configuration", () => {
    expect(quoteOne({ productId: "margherita", size: "medium", quantity: 3 })).toEqual({
      id: "a",
      productId: "margherita",
      name: "The margherita",
      productType: "PIZZA",
      categories: ["veg-pizza", "bestsellers"],
      size: "medium",
      foodType: "VEG",
      quantity: 3,
      price: 199_00,
      originalPrice: 219_00,
      pizzas: 1,
    })
    const extras = [{ topping: "chicken", count: 1 }]
    expect(
      quoteOne({ productId: "margherita", size: "large", pizza: { ...standardPizza, crust: "pan", extras } }),
    ).toMatchObject({ price: 299_00 + 60_00 + 90_00, foodType: "NON_VEG" })
    expect(
      quoteOne({ productId: "margherita", size: "medium", pizza: { ...standardPizza, otherHalf: "tikka" } }),
    ).toMatchObject({ price: 249_00, foodType: "NON_VEG", pizzas: 1 })
  })

  test("[CAR-1d] a pizza of two halves is named after both", () => {
    const halves = quoteOne({
      productId: "margherita",
      size: "medium",
      pizza: { ...standardPizza, otherHalf: "tikka" },
    })
    expect(halves).toMatchObject({ name: "½ The margherita + ½ The tikka" })
    expect(quoteOne({ productId: "margherita", size: "medium", pizza: standardPizza })).toMatchObject({
      name: "The margherita",
    })
  })

  test("[CAR-1d] a box is priced by its picks and has the food type of its contents", () => {
    expect(quoteOne({ productId: "duo" })).toMatchObject({ price: 500_00, foodType: "VEG", pizzas: 2, size: null })
    expect(quoteOne({ productId: "duo", picks: { pizza: "tikka@medium" } })).toMatchObject({
      price: 550_00,
      originalPrice: 650_00,
      foodType: "NON_VEG",
    })
  })

  test("[CAR-1d] a drink and a pizza with a single price are quoted", () => {
    expect(quoteOne({ productId: "cola" })).toMatchObject({ price: 60_00, pizzas: 0, size: null })
    expect(quoteOne({ productId: "mania" })).toMatchObject({ price: 99_00, pizzas: 1 })
  })

  test("[CAR-2b] a price sent by a client is ignored", () => {
    const tampered = { productId: "cola", price: 1, originalPrice: 1, product: { price: 1 } }
    expect(quoteOne(tampered)).toMatchObject({ price: 60_00, originalPrice: 60_00 })
  })

  test.each([
    ["a product that is not on the menu", { productId: "gone" }, {}, "GONE"],
    ["a sold-out product", { productId: "cola" }, { soldOut: ["cola"] }, "SOLD_OUT"],
    [
      "an other half that is not on the menu",
      { productId: "tikka", size: "medium", pizza: { ...standardPizza, otherHalf: "x" } },
      {},
      "GONE",
    ],
    [
      "an other half that is sold out",
      { productId: "tikka", size: "medium", pizza: { ...standardPizza, otherHalf: "margherita" } },
      { soldOut: ["margherita"] },
      "SOLD_OUT",
    ],
    [
      "a drink as the other half",
      { productId: "tikka", size: "medium", pizza: { ...standardPizza, otherHalf: "cola" } },
      {},
      "HALVES_DONT_MATCH",
    ],
    ["a sold-out item in the box", { productId: "duo" }, { soldOut: ["margherita"] }, "SOLD_OUT"],
    ["a pick that is not on the menu", { productId: "duo", picks: { pizza: "gone@medium" } }, {}, "NO_SUCH_PIECE"],
    ["a pick that the box doesn't offer", { productId: "duo", picks: { pizza: "gold@medium" } }, {}, "NO_SUCH_PIECE"],
    ["a choice that the box doesn't have", { productId: "duo", picks: { drink: "cola" } }, {}, "NO_SUCH_CHOICE"],
    ["a choice for a product that is not a box", { productId: "cola", picks: { drink: "cola" } }, {}, "NO_SUCH_CHOICE"],
    ["no size", { productId: "tikka" }, {}, "SIZE_NOT_MADE"],
    ["a size that it is not made in", { productId: "tikka", size: "personal" }, {}, "SIZE_NOT_MADE"],
    ["an unknown size", { productId: "tikka", size: "__proto__" }, {}, "SIZE_NOT_MADE"],
    ["a size for a drink", { productId: "cola", size: "large" }, {}, "SIZE_NOT_MADE"],
    ["a size for a box", { productId: "duo", size: "large" }, {}, "SIZE_NOT_MADE"],
    ["a customised drink", { productId: "cola", pizza: standardPizza }, {}, "CANT_BE_CHANGED"],
    ["a customised box", { productId: "duo", pizza: standardPizza }, {}, "CANT_BE_CHANGED"],
    [
      "a crust that isn't available",
      { productId: "tikka", size: "medium", pizza: { ...standardPizza, crust: "thin" } },
      {},
      "CRUST_NOT_MADE",
    ],
    ["quantity zero", { productId: "cola", quantity: 0 }, {}, "BAD_QUANTITY"],
    ["a negative quantity", { productId: "cola", quantity: -2 }, {}, "BAD_QUANTITY"],
    ["a fractional quantity", { productId: "cola", quantity: 1.5 }, {}, "BAD_QUANTITY"],
    ["a quantity that is not a number", { productId: "cola", quantity: Number.NaN }, {}, "BAD_QUANTITY"],
    ["a quantity just above the limit", { productId: "cola", quantity: 21 }, {}, "TOO_MANY_OF_ONE"],
    ["a quantity far above the limit", { productId: "cola", quantity: Number.MAX_SAFE_INTEGER }, {}, "TOO_MANY_OF_ONE"],
  ] as const)("[CAR-1d] a line is refused with a reason: %s", (_, line, change, code) => {
    const refused = quoteOne(line as Parameters<typeof quoteOne>[0], change)
    expect(refused).toMatchObject({ id: "a", productId: line.productId, code })
  })

  test("the reason names the part that was refused", () => {
    expect(quoteOne({ productId: "duo" }, { soldOut: ["margherita"] })).toMatchObject({
      what: "margherita",
      name: "The margherita",
    })
    expect(quoteOne({ productId: "x" })).toMatchObject({ code: "GONE", what: "x", name: null })
    expect(quoteOne({ productId: "tikka", size: "medium", pizza: { ...standardPizza, otherHalf: "x" } })).toMatchObject(
      {
        code: "GONE",
        what: "x",
        name: "The tikka",
      },
    )
  })

  test("a duplicate line id throws an error", () => {
    const line = { id: "a", productId: "cola", quantity: 1 }
    expect(() => quoteLines([line, line], menu)).toThrow("duplicate line id")
  })
})
