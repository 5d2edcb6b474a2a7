import { expect, test } from "vitest"
import { type Addable, nearestOffer } from "./nearest-offer.ts"
import type { Condition, Offer } from "./offer.ts"
import { bread, cake, farm, sampleOffer, sampleContext } from "./testing/sample-offer.ts"

const addable: Addable[] = [cake, bread, { ...bread, productId: "dip", price: 30_00 }]
const smallestCart = (amount: number): Condition => ({ kind: "smallest-cart", amount })
const amountOff = (id: string, amount: number, ...conditions: Condition[]) =>
  sampleOffer({ id, code: id.toUpperCase(), title: `The ${id}`, benefit: { kind: "amount", amount }, conditions })
const findNearest = (offers: Offer[], currentSaving = 0) =>
  nearestOffer(offers, sampleContext({ lines: [farm] }), addable, currentSaving)

test("finds the offer that costs least to reach, with what to add and the saving", () => {
  const nearest = findNearest([
    amountOff("far", 200_00, smallestCart(700_00)),
    amountOff("near", 100_00, smallestCart(460_00)),
  ])
  expect(nearest).toMatchObject({
    offerId: "near",
    saving: 100_00,
    cost: 60_00,
    blocker: { code: "SMALLEST_CART" },
    missing: { kind: "amount", amount: 60_00 },
  })
})

test("missing items count at the price of the cheapest match", () => {
  const sides = { kind: "categories", categories: ["SIDES"], words: "sides" } as const
  expect(findNearest([amountOff("side", 20_00, sides)])).toMatchObject({
    offerId: "side",
    cost: 30_00,
    missing: { kind: "items" },
  })
  const gift = sampleOffer({ benefit: { kind: "item-free", products: ["cake"], count: 1, words: "cakes" } })
  expect(findNearest([gift])).toMatchObject({
    cost: 99_00,
    saving: 99_00,
    blocker: { code: "ITEM_MISSING", words: "cakes" },
  })
})

test("ignores offers that apply already, that more items can't unlock, or that are not worth the cost", () => {
  expect(findNearest([amountOff("on", 50_00)])).toBeNull()
  expect(findNearest([amountOff("first", 50_00, { kind: "first-order" })])).toBeNull()
  expect(findNearest([amountOff("both", 50_00, smallestCart(450_00), { kind: "first-order" })])).toBeNull()
  expect(findNearest([amountOff("dear", 50_00, smallestCart(650_00))])).toBeNull()
  expect(findNearest([amountOff("less", 100_00, smallestCart(460_00))], 90_00)).toBeNull()
  const pasta = { kind: "categories", categories: ["PASTA"], words: "pastas" } as const
  expect(findNearest([amountOff("none", 50_00, pasta)])).toBeNull()
})
