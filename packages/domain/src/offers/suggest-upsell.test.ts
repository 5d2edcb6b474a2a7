import { describe, expect, test } from "vitest"
import type { CartProduct, QuotedLine } from "../pricing/cart-line.ts"
import type { Offer } from "./offer.ts"
import { suggestUpsell, type Upsell } from "./suggest-upsell.ts"
import { sampleOffer, sampleContext } from "./testing/sample-offer.ts"

type Product = CartProduct & { badges?: readonly string[] }

function product(id: string, productType: string, price: number, change: Partial<Product> = {}): Product {
  return {
    id,
    name: id,
    productType,
    foodType: "VEG",
    price,
    originalPrice: price,
    sizes: [],
    recipe: null,
    pieces: [],
    choices: [],
    ...change,
  }
}

const NON_VEG = { foodType: "NON_VEG" } as const
const sizes = [{ id: "medium", price: 400_00, originalPrice: 400_00 }]
const products = [
  product("farm", "PIZZA", 400_00, { sizes }),
  product("cola", "BEVERAGES", 60_00),
  product("water", "BEVERAGES", 30_00),
  product("lemonade", "BEVERAGES", 80_00, { badges: ["bestseller"] }),
  product("bread", "SIDES", 150_00),
  product("wedges", "SIDES", 120_00),
  product("wings", "CHICKEN", 220_00, { ...NON_VEG, badges: ["bestseller"] }),
  product("cake", "DESSERTS", 99_00),
  product("ice", "DESSERTS", 90_00),
  product("jelly", "DESSERTS", 40_00),
  product("box", "COMBO", 500_00, {
    pieces: [{ piece: "farm@medium" }],
    choices: [{ id: "drink", title: "Drink", options: [{ piece: "cola", more: 0 }] }],
  }),
]
const menu = { products, categories: [{ slug: "sides", productIds: ["bread", "wedges"] }], soldOut: [] as string[] }

function line(id: string, change: Partial<QuotedLine> = {}): QuotedLine {
  const { name, productType, foodType, price, originalPrice } =
    products.find((each) => each.id === id) ?? product(id, "", 0)
  const defaults = { categories: [], size: null, quantity: 1, pizzas: 0 }
  return { id, productId: id, name, productType, foodType, price, originalPrice, ...defaults, ...change }
}

const pizza = line("farm", { size: "medium", pizzas: 1 })

function upsell(
  lines: QuotedLine[],
  { offers = [] as Offer[], saved = 0, soldOut = [] as string[], baseMenu = menu } = {},
) {
  return suggestUpsell({ ...baseMenu, soldOut }, lines, offers, sampleContext({ lines }), saved)
}

const idsOf = (suggestions: readonly { productId: string }[]) => suggestions.map(({ productId }) => productId)
const reasonOf = (suggestions: readonly Upsell[], id: string) =>
  suggestions.find(({ productId }) => productId === id)?.reason

const smallestCart = (amount: number): Offer["conditions"] => [{ kind: "smallest-cart", amount }]
const promoCodesOf = (suggestions: readonly Upsell[]) =>
  suggestions.flatMap(({ reason }) => (reason.code === "OFFER" ? [reason.promoCode] : []))

describe("[CAR-5a] suggestions for a cart", () => {
  test("suggests one product for each missing part of a meal, then a second, bestsellers before others", () => {
    const suggestions = upsell([pizza])
    expect(idsOf(suggestions)).toEqual(["lemonade", "bread", "cake", "cola", "wedges", "ice", "water", "jelly"])
    expect(suggestions.slice(0, 3).map(({ reason }) => reason.code)).toEqual(["DRINK", "SIDE", "DESSERT"])
    expect(upsell([pizza])).toEqual(suggestions)
  })

  test("for parts of a meal that the cart already has, only bestsellers are suggested", () => {
    const suggestions = upsell([pizza, line("cola"), line("bread")])
    expect(idsOf(suggestions)).toEqual(["cake", "ice", "jelly", "lemonade"])
    expect(reasonOf(suggestions, "lemonade")).toEqual({ code: "BESTSELLER" })
  })

  test("a box counts as everything that it contains or offers as a choice", () => {
    expect(idsOf(upsell([line("box")]))).toEqual(["bread", "cake", "wedges", "ice", "jelly", "lemonade"])
  })

  test("suggests no meat for a vegetarian cart, no sold-out products, and nothing for an empty cart", () => {
    expect(idsOf(upsell([pizza]))).not.toContain("wings")
    expect(idsOf(upsell([{ ...pizza, ...NON_VEG }])).slice(0, 2)).toEqual(["lemonade", "wings"])
    expect(idsOf(upsell([pizza], { soldOut: ["lemonade", "bread", "wedges"] }))).toEqual([
      "cola",
      "cake",
      "water",
      "ice",
      "jelly",
    ])
    expect(upsell([])).toEqual([])
  })

  test("suggests at most eight products", () => {
    const many = Array.from({ length: 40 }, (_, nth) => product(`dip-${nth}`, "SIDES", 20_00))
    expect(upsell([pizza], { baseMenu: { ...menu, products: [...products, ...many] } })).toHaveLength(8)
  })
})

describe("[CAR-5a] a product that an offer needs comes first, with the saving as its reason", () => {
  const fifty = sampleOffer({ id: "fifty", code: "FIFTY", conditions: smallestCart(450_00) })

  test("for a smallest cart, the cheapest product that reaches it is suggested", () => {
    const suggestions = upsell([pizza], { offers: [fifty] })
    expect(suggestions[0]).toEqual({
      productId: "cola",
      reason: { code: "OFFER", promoCode: "FIFTY", isApplied: false, isFree: false, saving: 50_00 },
    })
    expect(idsOf(suggestions).filter((id) => id === "cola")).toHaveLength(1)
  })

  test("the dearest gift that can be added with one tap is suggested, as free", () => {
    const gift = sampleOffer({
      code: "GIFT",
      benefit: { kind: "item-free", products: ["cake", "ice", "farm"], count: 1, words: "desserts" },
    })
    expect(upsell([line("bread")], { offers: [gift] })[0]).toMatchObject({
      productId: "cake",
      reason: { promoCode: "GIFT", isApplied: false, isFree: true },
    })
    const won = { ...gift, id: "won", code: null, wheel: { weight: 1 } }
    const lines = [line("bread")]
    const context = sampleContext({ lines, customer: { orders: 0, segments: [], won: ["won"], points: null } })
    expect(suggestUpsell(menu, lines, [won], context, 0)[0]?.reason).toMatchObject({
      promoCode: null,
      isApplied: true,
      isFree: true,
    })
  })

  test("the cheapest product that the offer's conditions require is suggested", () => {
    const sides = sampleOffer({
      code: "SIDE40",
      conditions: [{ kind: "categories", categories: ["sides"], words: "sides" }],
      benefit: { kind: "percent", percent: 40, cap: null },
    })
    expect(upsell([pizza], { offers: [sides] })[0]).toMatchObject({
      productId: "wedges",
      reason: { promoCode: "SIDE40", isApplied: false, isFree: false, saving: 48_00 },
    })
  })

  test("at most three products are suggested for offers, highest saving first, none for too small a saving", () => {
    const offers = [60, 90, 120, 150].map((amount, index) =>
      sampleOffer({
        id: `o${amount}`,
        code: `OFF${amount}`,
        conditions: smallestCart(400_00 + ([50, 80, 90, 20][index] ?? 0) * 100),
        benefit: { kind: "amount", amount: amount * 100 },
      }),
    )
    expect(promoCodesOf(upsell([pizza], { offers }))).toEqual(["OFF150", "OFF120", "OFF90"])
    expect(promoCodesOf(upsell([pizza], { offers, saved: 150_00 }))).toEqual([])
    const far = sampleOffer({ conditions: smallestCart(550_00), benefit: { kind: "amount", amount: 10_00 } })
    expect(promoCodesOf(upsell([pizza], { offers: [far] }))).toEqual([])
  })

  test("an offer that has a second blocker gets no suggestion", () => {
    const first = sampleOffer({ conditions: [...smallestCart(450_00), { kind: "first-order" }] })
    expect(idsOf(upsell([pizza], { offers: [first] }))[0]).toBe("lemonade")
  })
})
