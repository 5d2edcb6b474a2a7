import { expect, test } from "vitest"
import { priceCart } from "../pricing/price-cart.ts"
import { addCodes } from "./add-codes.ts"
import { bestOffers } from "./best-offers.ts"
import { evaluateOffer } from "./evaluate-offer.ts"
import { blockersOf, bread, sampleContext, sampleLine, sampleOffer } from "./testing/sample-offer.ts"

const medium = sampleLine("farm", 400_00)
const large = sampleLine("farm-large", 600_00, { productId: "farm", size: "large" })
const freePizza = sampleOffer({
  id: "free-pizza",
  code: "FREEPIZZA",
  benefit: { kind: "item-free", products: ["farm"], sizes: ["medium"], count: 1, words: "medium pizzas" },
  points: 600,
  stackable: true,
  group: "rewards",
})
const member = (points: number) => ({ orders: 3, segments: [], won: [], points })

test("[LOY-2d] only a member with a full pie can redeem, and the blocker says how many points are missing", () => {
  expect(blockersOf(freePizza, { lines: [medium] })).toEqual([{ code: "MEMBERS_ONLY", missing: null }])
  expect(blockersOf(freePizza, { lines: [medium], customer: member(450) })).toEqual([
    { code: "POINTS", missing: { kind: "points", count: 150 } },
  ])
  expect(blockersOf(freePizza, { lines: [medium], customer: member(-50) })).toMatchObject([{ missing: { count: 650 } }])
  expect(blockersOf(freePizza, { lines: [medium], customer: member(600) })).toEqual([])
})

test("[LOY-2d] points pay for one pizza in a size of the rewards menu, and name the size if it is missing", () => {
  const evaluation = evaluateOffer(freePizza, sampleContext({ lines: [medium, large, bread], customer: member(1200) }))
  expect(evaluation).toMatchObject({ applies: true, saving: 400_00, points: 600, lines: [{ line: "farm" }] })
  expect(blockersOf(freePizza, { lines: [large], customer: member(600) })).toMatchObject([
    { code: "ITEM_MISSING", missing: { products: ["farm"], sizes: ["medium"] } },
  ])
})

test("[LOY-2d] extras of the free pizza are charged", () => {
  const withExtras = { ...medium, price: 465_00, extrasPrice: 65_00 }
  const evaluation = evaluateOffer(freePizza, sampleContext({ lines: [withExtras], customer: member(600) }))
  expect(evaluation).toMatchObject({ applies: true, saving: 400_00 })
})

test("[LOY-2d] a free pizza can be combined with a coupon, which then reduces the rest", () => {
  const tenPercent = sampleOffer({
    id: "ten",
    code: "TEN",
    benefit: { kind: "percent", percent: 10, cap: null },
    stackable: true,
    group: "percent",
  })
  const wanted = ["FREEPIZZA", "TEN"]
  const context = sampleContext({ lines: [medium, bread], customer: member(600), wanted })
  const { applied } = bestOffers([freePizza, tenPercent], context)
  expect(applied.map(({ code, saving }) => [code, saving])).toEqual([
    ["FREEPIZZA", 400_00],
    ["TEN", 15_00],
  ])
})

test("[LOY-2d] a free pizza alone reaches the minimum order value, and a dine-in customer pays nothing", () => {
  const context = sampleContext({ country: "BD", lines: [medium], customer: member(600), wanted: ["FREEPIZZA"] })
  const { applied } = bestOffers([freePizza], context)
  const line = { ...medium, name: "Farm", foodType: "VEG", originalPrice: medium.price, pizzas: 1 } as const
  const bill = priceCart({
    country: "BD",
    at: context.at,
    deliveryType: "DINEIN",
    quote: { lines: [line], refused: [] },
    discounts: applied,
    carryBag: false,
    tip: 0,
  })
  expect([bill.payable, bill.tax, bill.orderable, bill.notes]).toEqual([0, 0, true, []])
  expect(bill.discounts).toMatchObject([{ code: "FREEPIZZA", amount: 400_00, points: 600 }])
})

test("[LOY-2d] a coupon that would displace the free pizza is refused, and the refusal names the free pizza", () => {
  const save = sampleOffer({ id: "save", code: "SAVE" })
  const context = sampleContext({ lines: [medium], customer: member(600), wanted: ["FREEPIZZA"] })
  expect(addCodes([freePizza, save], ["SAVE"], context)).toMatchObject({
    ok: false,
    refusal: { code: "SAVES_LESS", displaced: [{ code: "FREEPIZZA", points: 600 }] },
  })
})
