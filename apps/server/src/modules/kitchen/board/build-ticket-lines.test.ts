import { expect, test } from "vitest"
import { buildTicketLines } from "./build-ticket-lines.ts"

type Order = Parameters<typeof buildTicketLines>[0]
type Menu = Parameters<typeof buildTicketLines>[1]

const sizes = [{ id: "large", name: "Large" }]
const recipe = { kind: "pizza", crust: "hand-tossed", cheese: "mozzarella", sauce: "tomato", toppings: ["onion"] }
const plain = { sizes: [], recipe: null, pieces: [], choices: [] }
const menu = {
  products: [
    { ...plain, id: "in-farmhouse", name: "Farmhouse", sizes, recipe },
    { ...plain, id: "in-paneer", name: "Paneer Feast", sizes, recipe },
    {
      ...plain,
      id: "in-box",
      name: "Party Box",
      pieces: [
        { piece: "in-cake", name: "Lava Cake" },
        { piece: "in-cake", name: "Lava Cake" },
      ],
      choices: [
        {
          id: "drink",
          options: [
            { piece: "in-cola", name: "Cola" },
            { piece: "in-lime", name: "Lime" },
          ],
        },
      ],
    },
  ],
  kitchen: {
    crusts: [{ id: "thin", name: "Thin crust" }],
    cheeses: [{ id: "extra", name: "Extra cheese" }],
    toppings: [{ id: "black-olives", name: "Black olives" }],
  },
} as unknown as Menu

const orderOf = (line: object, name: string, size: string | null = null, offers: object[] = []) => {
  const product = { foodType: "VEG", price: 1, originalPrice: 1 }
  const { productId } = line as { productId: string }
  const item = { id: "1", productId, name, size, quantity: 2, product, discounts: offers }
  const bill = { validItems: [item], discounts: offers }
  return { lines: [{ id: "1", quantity: 2, ...line }], bill } as unknown as Order
}

test("a pizza's notes list everything that differs from the menu, and nothing else", () => {
  const menuDefaults = { crust: "hand-tossed", cheese: "mozzarella", extras: [], without: [] }
  const [unchanged] = buildTicketLines(
    orderOf({ productId: "in-farmhouse", pizza: menuDefaults }, "Farmhouse", "large"),
    menu,
  )
  expect(unchanged).toEqual({
    quantity: 2,
    name: "Farmhouse",
    size: "Large",
    foodType: "VEG",
    notes: [],
    freeWithPoints: 0,
  })
  const pizza = {
    crust: "thin",
    cheese: "extra",
    extras: [{ topping: "black-olives", count: 2 }],
    without: ["onion"],
    otherHalf: "in-paneer",
  }
  const [customised] = buildTicketLines(orderOf({ productId: "in-farmhouse", pizza }, "Farmhouse", "large"), menu)
  expect(customised?.notes).toEqual([
    "Left half: Farmhouse",
    "Right half: Paneer Feast",
    "Thin crust",
    "Extra cheese",
    "Extra black olives ×2",
    "No onion",
  ])
})

test("a box lists its fixed contents and the chosen or default picks", () => {
  const [chosen] = buildTicketLines(orderOf({ productId: "in-box", picks: { drink: "in-lime" } }, "Party Box"), menu)
  expect(chosen?.notes).toEqual(["2 × Lava Cake", "Lime"])
  const [withDefaults] = buildTicketLines(orderOf({ productId: "in-box" }, "Party Box"), menu)
  expect(withDefaults?.notes).toEqual(["2 × Lava Cake", "Cola"])
})

test("a product that has left the menu keeps the name under which it was sold", () => {
  const [removedProduct] = buildTicketLines(orderOf({ productId: "in-gone" }, "Old Favourite", "large"), menu)
  expect(removedProduct).toEqual({
    quantity: 2,
    name: "Old Favourite",
    size: "large",
    foodType: "VEG",
    notes: [],
    freeWithPoints: 0,
  })
})

test("[LOY-2d] a line counts the pizzas that were paid with points, not other offers", () => {
  const offers = [{ offerId: "points", points: 600 }, { offerId: "coupon" }]
  const [line] = buildTicketLines(orderOf({ productId: "in-farmhouse" }, "Farmhouse", "large", offers), menu)
  expect(line?.freeWithPoints).toBe(1)
})
