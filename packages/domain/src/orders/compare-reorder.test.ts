import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { PizzaOptions } from "../menu/pizza-options.ts"
import type { BillLine } from "../pricing/bill.ts"
import type { CartLine, CartMenu, CartProduct } from "../pricing/cart-line.ts"
import { quoteLines } from "../pricing/quote-lines.ts"
import { compareReorder, type PastPurchase } from "./compare-reorder.ts"

const kitchen: PizzaOptions = {
  crusts: [
    { id: "hand-tossed", name: "Hand tossed", price: { medium: 0, large: 0 } },
    { id: "cheese-burst", name: "Cheese burst", price: { medium: 99_00, large: 149_00 } },
  ],
  cheeses: [
    { id: "mozzarella", name: "Mozzarella", price: { medium: 0, large: 0 } },
    { id: "extra", name: "Extra mozzarella", price: { medium: 45_00, large: 65_00 } },
  ],
  toppings: [
    { id: "olive", name: "Black olives", price: { medium: 30_00, large: 40_00 } },
    { id: "paneer", name: "Paneer", price: { medium: 50_00, large: 60_00 } },
  ],
  limits: { extras: 4, ofOne: 2 },
}

const plain = { sizes: [], recipe: null, pieces: [], choices: [] }

function pizza(id: string, medium: number, toppings: string[] = ["onion"]): CartProduct {
  return {
    ...plain,
    id,
    name: `The ${id}`,
    productType: "PIZZA",
    foodType: toppings.includes("chicken") ? "NON_VEG" : "VEG",
    price: medium,
    originalPrice: medium,
    recipe: { kind: "pizza", crust: "hand-tossed", sauce: "tomato", cheese: "mozzarella", toppings },
    sizes: [
      { id: "medium", price: medium, originalPrice: medium },
      { id: "large", price: medium + 200_00, originalPrice: medium + 200_00 },
    ],
  }
}

const drink = (id: string, price: number): CartProduct => ({
  ...plain,
  id,
  name: `The ${id}`,
  productType: "BEVERAGES",
  foodType: "VEG",
  price,
  originalPrice: price,
})

const box: CartProduct = {
  ...drink("duo", 500_00),
  productType: "COMBO",
  pieces: [{ piece: "cola" }],
  choices: [
    {
      id: "pizza",
      title: "Your pizza",
      options: [
        { piece: "farm@medium", more: 0 },
        { piece: "feast@medium", more: 50_00 },
      ],
    },
  ],
}

const products = [
  pizza("farm", 300_00),
  pizza("feast", 400_00, ["onion", "corn"]),
  pizza("garden", 310_00),
  pizza("club", 390_00),
  pizza("tikka", 300_00, ["chicken"]),
  drink("cola", 60_00),
  drink("soda", 50_00),
  box,
]

const menu: CartMenu = {
  products,
  categories: [
    { slug: "pizzas", productIds: ["farm", "feast", "garden", "club", "tikka"] },
    { slug: "drinks", productIds: ["cola", "soda"] },
  ],
  kitchen,
  soldOut: [],
}

const line = (productId: string, other: Partial<CartLine> = {}): CartLine => ({
  id: `line of ${productId}`,
  productId,
  quantity: 2,
  ...other,
})
const standardPizza = { crust: "hand-tossed", cheese: "mozzarella", extras: [], without: [] } as const

/** Returns an earlier order of these lines at the earlier menu's prices. */
function purchaseOf(lines: readonly CartLine[], earlierMenu: CartMenu = menu): PastPurchase {
  const { lines: quoted, refused } = quoteLines(lines, earlierMenu)
  expect(refused).toEqual([])
  const noAmounts = { gross: 0, discounts: [], discount: 0, net: 0, taxable: 0, taxes: [] }
  const validItems = quoted.map((each): BillLine => Object.assign({}, each, noAmounts, { product: each }))
  return { lines, bill: { validItems } }
}

const menuWithout = (...ids: string[]): CartMenu => ({
  ...menu,
  products: products.filter(({ id }) => !ids.includes(id)),
})
const withProduct = (changed: CartProduct): CartMenu => ({
  ...menu,
  products: products.map((each) => (each.id === changed.id ? changed : each)),
})
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe("[ORD-8e] a past order on today's menu", () => {
  test("on an unchanged menu the lines stay the same and no changes are reported", () => {
    const lines = [
      line("farm", { size: "large", pizza: { ...standardPizza, crust: "cheese-burst" } }),
      line("duo", { picks: { pizza: "feast@medium" } }),
      line("cola"),
    ]
    expect(compareReorder(purchaseOf(lines), menu)).toEqual({ lines, changes: [] })
  })

  test("a changed price is reported with the old and the new price of one item", () => {
    const changedMenu = withProduct(drink("cola", 65_50))
    expect(compareReorder(purchaseOf([line("cola")]), changedMenu)).toEqual({
      lines: [line("cola")],
      changes: [{ kind: "price", name: "The cola", was: 60_00, now: 65_50 }],
    })
  })

  test("a product that left the menu gets alternatives of its kind, closest price first, without meat for a vegetarian one", () => {
    const { lines, changes } = compareReorder(purchaseOf([line("farm", { size: "medium" })]), menuWithout("farm"))
    expect(lines).toEqual([])
    expect(changes).toMatchObject([
      { kind: "gone", name: "The farm", refusal: { code: "GONE", what: "farm", name: "The farm" } },
    ])
    expect(changes[0]?.kind === "gone" && idsOf(changes[0].instead)).toEqual(["garden", "club", "feast"])
  })

  test("a sold-out product is reported, and its alternatives are not sold out", () => {
    const { changes } = compareReorder(purchaseOf([line("feast", { size: "large" })]), {
      ...menu,
      soldOut: ["feast", "club"],
    })
    expect(changes).toMatchObject([{ kind: "gone", refusal: { code: "SOLD_OUT", name: "The feast" } }])
    expect(changes[0]?.kind === "gone" && idsOf(changes[0].instead)).toEqual(["garden", "farm"])
  })

  test("when a size is no longer made, the first alternative is the product itself", () => {
    const farm = pizza("farm", 300_00)
    const menuWithoutLarge = withProduct({ ...farm, sizes: farm.sizes.slice(0, 1) })
    const { lines, changes } = compareReorder(purchaseOf([line("farm", { size: "large" })]), menuWithoutLarge)
    expect(lines).toEqual([])
    expect(changes).toMatchObject([{ kind: "gone", refusal: { code: "SIZE_NOT_MADE", name: "The farm" } }])
    expect(changes[0]?.kind === "gone" && changes[0].instead[0]?.id).toBe("farm")
  })

  test("a crust, cheese or topping that is no longer made is left out and reported, as is the changed price", () => {
    const customPizza = {
      crust: "cheese-burst",
      cheese: "extra",
      extras: [extra("olive"), extra("paneer")],
      without: [],
    } as const
    const original = line("farm", { size: "medium", pizza: customPizza })
    const reducedMenu: CartMenu = {
      ...menu,
      kitchen: {
        ...kitchen,
        crusts: kitchen.crusts.slice(0, 1),
        cheeses: kitchen.cheeses.slice(0, 1),
        toppings: kitchen.toppings.slice(1),
      },
    }
    const { lines, changes } = compareReorder(purchaseOf([original]), reducedMenu)
    expect(lines).toEqual([{ ...original, pizza: { ...standardPizza, extras: [extra("paneer")] } }])
    expect(changes).toEqual([
      {
        kind: "otherwise",
        name: "The farm",
        omitted: [
          { part: "CRUST", id: "cheese-burst", name: null },
          { part: "CHEESE", id: "extra", name: null },
          { part: "TOPPING", id: "olive", name: null },
        ],
      },
      expect.objectContaining({ kind: "price", was: 524_00, now: 350_00 }),
    ])
  })

  test("a topping that the customer had left out is not reported if the recipe no longer has it", () => {
    const original = line("farm", { size: "medium", pizza: { ...standardPizza, without: ["onion"] } })
    const { lines, changes } = compareReorder(purchaseOf([original]), withProduct(pizza("farm", 300_00, ["corn"])))
    expect([lines[0]?.pizza?.without, changes]).toEqual([[], []])
  })

  test("a pizza whose other half is gone becomes whole, and one that can't be customised any more becomes standard", () => {
    const half = line("farm", { size: "medium", pizza: { ...standardPizza, otherHalf: "feast" } })
    const withoutOtherHalf = compareReorder(purchaseOf([half]), menuWithout("feast"))
    expect(withoutOtherHalf.lines).toEqual([{ ...half, pizza: standardPizza }])
    expect(withoutOtherHalf.changes[0]).toMatchObject({ kind: "otherwise", omitted: [{ part: "OTHER_HALF" }] })
    const changed = line("farm", { size: "medium", pizza: { ...standardPizza, extras: [extra("olive")] } })
    const fixed = compareReorder(purchaseOf([changed]), withProduct({ ...pizza("farm", 300_00), fixed: true }))
    expect(fixed.lines).toEqual([line("farm", { size: "medium" })])
    expect(fixed.changes.map(({ kind }) => kind)).toEqual(["otherwise", "price"])
  })

  test("a sold-out pick is replaced by the box's default; a box is unavailable if a piece that it always contains is sold out", () => {
    const original = line("duo", { picks: { pizza: "feast@medium" } })
    const picked = compareReorder(purchaseOf([original]), { ...menu, soldOut: ["feast"] })
    expect(picked.lines).toEqual([line("duo")])
    expect(picked.changes[0]).toMatchObject({
      kind: "otherwise",
      omitted: [{ part: "PICK", id: "feast", name: "The feast" }],
    })
    const { lines, changes } = compareReorder(purchaseOf([original]), { ...menu, soldOut: ["cola"] })
    expect([lines, changes.map(({ kind }) => kind)]).toEqual([[], ["gone"]])
  })

  test("a vegetarian product that now contains meat is not reordered", () => {
    const changedMenu = withProduct({ ...pizza("farm", 300_00, ["chicken"]) })
    const { lines, changes } = compareReorder(purchaseOf([line("farm", { size: "medium" })]), changedMenu)
    expect(lines).toEqual([])
    expect(changes[0]).toMatchObject({ kind: "gone", refusal: { code: "NOT_VEGETARIAN", name: "The farm" } })
    expect(changes[0]?.kind === "gone" && idsOf(changes[0].instead)).toEqual(["garden", "club", "feast"])
  })
})

function extra(topping: string, count = 1) {
  return { topping, count }
}

describe("any order on any menu", () => {
  const anyPizza = fc.record({
    crust: fc.constantFrom("hand-tossed", "cheese-burst"),
    cheese: fc.constantFrom("mozzarella", "extra"),
    extras: fc.uniqueArray(
      fc.record({ topping: fc.constantFrom("olive", "paneer"), count: fc.integer({ min: 1, max: 2 }) }),
      { selector: ({ topping }) => topping },
    ),
    without: fc.subarray(["onion"]),
    otherHalf: fc.constantFrom(undefined, "feast", "club"),
  } as const)
  const anyLine = fc.oneof(
    fc.record({
      productId: fc.constantFrom("farm", "feast", "garden"),
      quantity: fc.integer({ min: 1, max: 20 }),
      size: fc.constantFrom("medium", "large"),
      pizza: fc.option(anyPizza, { nil: undefined }),
    }),
    fc.record({ productId: fc.constantFrom("cola", "soda"), quantity: fc.integer({ min: 1, max: 20 }) }),
    fc.record({
      productId: fc.constant("duo"),
      quantity: fc.integer({ min: 1, max: 20 }),
      picks: fc.constantFrom<Record<string, string>[]>({}, { pizza: "farm@medium" }, { pizza: "feast@medium" }),
    }),
  )
  const anyLines = fc
    .array(anyLine, { minLength: 1, maxLength: 6 })
    .map((list) => list.map((each, nth): CartLine => Object.assign({ id: `line ${nth}` }, each)))
  const anyMenu: fc.Arbitrary<CartMenu> = fc
    .record({
      remainingProducts: fc.subarray(products),
      soldOut: fc.subarray(products.map(({ id }) => id)),
      priceIncrease: fc.constantFrom(0, 0, 10_00),
      meat: fc.boolean(),
      fixed: fc.boolean(),
      crusts: fc.subarray([...kitchen.crusts]),
      cheeses: fc.subarray([...kitchen.cheeses]),
      toppings: fc.subarray([...kitchen.toppings]),
      limits: fc.record({ extras: fc.integer({ min: 0, max: 4 }), ofOne: fc.integer({ min: 1, max: 2 }) }),
    })
    .map(({ remainingProducts, soldOut, priceIncrease, meat, fixed, ...kitchenParts }) => {
      const changed = remainingProducts.map((each) => {
        const product = meat && each.id === "farm" ? pizza("farm", 300_00, ["chicken"]) : each
        return Object.assign(
          {},
          product,
          product.sizes.length === 0 ? { price: product.price + priceIncrease } : { fixed },
        )
      })
      return Object.assign({}, menu, { products: changed, soldOut, kitchen: kitchenParts })
    })

  test("[ORD-8e] each line is in the cart, available and in the same quantity, or reported as gone; every reported price is right", () => {
    fc.assert(
      fc.property(anyLines, anyMenu, (lines, currentMenu) => {
        const order = purchaseOf(lines)
        const compared = compareReorder(order, currentMenu)
        const { lines: quoted, refused } = quoteLines(compared.lines, currentMenu)
        expect(refused).toEqual([])
        const goneLines = compared.changes.filter(({ kind }) => kind === "gone")
        expect(compared.lines.length + goneLines.length).toBe(lines.length)
        const reportedPrices = compared.changes.flatMap((each) => (each.kind === "price" ? [[each.was, each.now]] : []))
        const changedPrices: number[][] = []
        for (const each of quoted) {
          const billed = order.bill.validItems.find(({ id }) => id === each.id)
          expect([billed?.productId, billed?.quantity]).toEqual([each.productId, each.quantity])
          expect(billed?.product.foodType === "VEG" && each.foodType !== "VEG").toBe(false)
          if (billed && billed.product.price !== each.price) changedPrices.push([billed.product.price, each.price])
        }
        expect(reportedPrices).toEqual(changedPrices)
        for (const change of compared.changes) {
          if (change.kind !== "gone") continue
          expect(change.instead.length).toBeLessThanOrEqual(3)
          for (const { id, sizes, foodType } of change.instead) {
            const oneItem = { id: "one", productId: id, quantity: 1, ...(sizes[0] && { size: sizes[0].id }) }
            expect([foodType, quoteLines([oneItem], currentMenu).refused]).toEqual(["VEG", []])
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  test("[ORD-8e] with an unchanged menu no changes are reported", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(compareReorder(purchaseOf(lines), menu)).toEqual({ lines, changes: [] })
      }),
    )
  })
})
