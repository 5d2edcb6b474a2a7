import { describe, expect, test } from "vitest"
import { priceCart } from "../pricing/price-cart.ts"
import { bestOffers } from "./best-offers.ts"
import type { Offer } from "./offer.ts"
import type { OfferLine, EvaluationContext } from "./evaluation-context.ts"

function offer(id: string, change: Partial<Offer> = {}): Offer {
  return {
    id,
    code: id.toUpperCase(),
    title: `The ${id} offer`,
    summary: "",
    terms: [],
    category: null,
    conditions: [],
    benefit: { kind: "amount", amount: 50_00 },
    stackable: false,
    group: null,
    limits: { inAll: null, perUser: null, perUserDay: null },
    startTime: 0,
    expiryTimer: { endTime: 0, showTimerBefore: 0 },
    points: null,
    wheel: null,
    ...change,
  }
}

const amountOff = (amount: number): Offer["benefit"] => ({ kind: "amount", amount })
const percentOff = (percent: number): Offer["benefit"] => ({ kind: "percent", percent, cap: null })

function line(id: string, price: number): OfferLine {
  return { id, productId: id, productType: "PIZZA", categories: [], size: "medium", quantity: 1, price }
}

function contextWith(change: Partial<EvaluationContext> = {}): EvaluationContext {
  return {
    country: "IN",
    at: Date.parse("2026-11-17T13:00+05:30"),
    deliveryType: "DINEIN",
    storeId: "6585R",
    city: "New Delhi",
    lines: [line("farm", 400_00), line("corn", 200_00)],
    customer: { orders: 3, segments: [], won: [], points: null },
    uses: {},
    payment: null,
    wanted: [],
    ...change,
  }
}

function best(offers: readonly Offer[], change: Partial<EvaluationContext> = {}) {
  return bestOffers(offers, contextWith(change))
}

const idsOf = ({ applied }: ReturnType<typeof best>) => applied.map(({ offerId }) => offerId)
const reasonsOf = ({ others }: ReturnType<typeof best>, id: string) =>
  others.find(({ offerId }) => offerId === id)?.reasons

describe("bestOffers", () => {
  test("[OFR-8a] [OFR-8b] the offer that saves most is applied, and each other one has a reason why it isn't", () => {
    const result = best([
      offer("small", { benefit: amountOff(40_00) }),
      offer("great", { benefit: percentOff(20) }),
      offer("later", { benefit: amountOff(200_00), conditions: [{ kind: "smallest-cart", amount: 660_00 }] }),
    ])
    expect(result).toMatchObject({
      applied: [{ offerId: "great", saving: 120_00, lines: [{ line: "corn" }, { line: "farm", amount: 80_00 }] }],
      saving: 120_00,
      goods: { before: 600_00, after: 480_00 },
      reason: "SAVES_MOST",
      unknownCodes: [],
    })
    expect(reasonsOf(result, "small")).toEqual([
      { code: "CANT_BE_COMBINED", with: [{ id: "great", title: "The great offer" }] },
      { code: "SAVES_LESS", saving: 40_00, than: 120_00 },
    ])
    expect(reasonsOf(result, "later")).toMatchObject([{ code: "SMALLEST_CART", missing: { amount: 60_00 } }])
  })

  test("[OFR-5c] the other offers are sorted by saving, highest first", () => {
    const offers = [10, 30, 20, 40].map((units) => offer(`off${units}`, { benefit: amountOff(units * 100) }))
    expect(best(offers).others.map(({ offerId }) => offerId)).toEqual(["off30", "off20", "off10"])
  })

  test("[OFR-7e] stackable offers combine, one per group, each applied to what the previous ones left", () => {
    const result = best([
      offer("tenth", { benefit: percentOff(10), stackable: true, group: "share" }),
      offer("fifth", { benefit: percentOff(20), stackable: true, group: "share" }),
      offer("fifty", { benefit: amountOff(50_00), stackable: true }),
      offer("alone", { benefit: amountOff(169_99) }),
    ])
    // 20% of 600.00, then 50.00.
    expect(result.applied.map(({ offerId, saving }) => [offerId, saving])).toEqual([
      ["fifth", 120_00],
      ["fifty", 50_00],
    ])
    expect(reasonsOf(result, "tenth")).toMatchObject([
      { code: "CANT_BE_COMBINED", with: [{ id: "fifth" }] },
      { code: "SAVES_LESS", saving: 60_00, than: 170_00 },
    ])
    expect(reasonsOf(result, "alone")).toMatchObject([
      { code: "CANT_BE_COMBINED", with: [{ id: "fifth" }, { id: "fifty" }] },
      { code: "SAVES_LESS" },
    ])
  })

  test("[OFR-7e] an offer that can't be combined wins when it saves a paisa more", () => {
    const stackablePair = ["a", "b"].map((id) => offer(id, { stackable: true }))
    expect(idsOf(best([...stackablePair, offer("alone", { benefit: amountOff(100_01) })]))).toEqual(["alone"])
    expect(idsOf(best([...stackablePair, offer("alone", { benefit: amountOff(99_99) })]))).toEqual(["a", "b"])
  })

  test("[OFR-8a] of sets with equal savings, the one with fewer offers wins, then the one with the first ids", () => {
    const stackablePair = ["a", "b"].map((id) => offer(id, { stackable: true }))
    expect(idsOf(best([...stackablePair, offer("zed", { benefit: amountOff(100_00) })]))).toEqual(["zed"])
    expect(idsOf(best([offer("d"), offer("b"), offer("c")]))).toEqual(["b"])
  })

  test("[OFR-7e] a bill has at most three offers, and each of them saves something", () => {
    const offers = [1, 2, 3, 4, 5].map((units) =>
      offer(`o${units}`, { benefit: amountOff(units * 100), stackable: true }),
    )
    const result = best(offers)
    expect(idsOf(result)).toEqual(["o3", "o4", "o5"])
    expect(reasonsOf(result, "o2")).toMatchObject([{ code: "ENOUGH_OFFERS", max: 3 }, { code: "SAVES_LESS" }])
    const stackable = [offer("all", { benefit: percentOff(100), stackable: true }), offer("more", { stackable: true })]
    expect(idsOf(best(stackable))).toEqual(["all"])
    expect(reasonsOf(best(stackable), "more")).toMatchObject([{ code: "SAVES_NOTHING_MORE" }])
  })

  test("a typed code is applied although another offer would save more", () => {
    const offers = [offer("mine", { benefit: amountOff(10_00) }), offer("great", { benefit: amountOff(90_00) })]
    const result = best(offers, { wanted: [" mine "] })
    expect(result).toMatchObject({ saving: 10_00, reason: "WANTED" })
    expect(idsOf(result)).toEqual(["mine"])
    expect(reasonsOf(result, "great")).toMatchObject([
      { code: "CANT_BE_COMBINED", with: [{ id: "mine" }] },
      { code: "CHOSEN_OTHERWISE", saving: 90_00, than: 10_00 },
    ])
  })

  test("the best set includes the wanted codes, and of two that conflict only the first", () => {
    const stacked = { stackable: true } as const
    const offers = [
      offer("mine", { ...stacked, benefit: amountOff(10_00), group: "g" }),
      offer("rival", { ...stacked, benefit: amountOff(90_00), group: "g" }),
      offer("side", { ...stacked, benefit: amountOff(30_00) }),
      offer("alone", { benefit: amountOff(500_00) }),
    ]
    expect(idsOf(best(offers, { wanted: ["MINE", "RIVAL"] }))).toEqual(["mine", "side"])
    expect(idsOf(best(offers, { wanted: ["RIVAL", "MINE"] }))).toEqual(["rival", "side"])
    expect(idsOf(best(offers, { wanted: ["ALONE", "MINE"] }))).toEqual(["alone"])
    expect(idsOf(best(offers))).toEqual(["alone"])
  })

  test("the second of two wanted codes is left out when the first leaves it nothing to save", () => {
    const offers = [offer("all", { benefit: percentOff(100), stackable: true }), offer("more", { stackable: true })]
    const result = best(offers, { wanted: ["ALL", "MORE"] })
    expect(idsOf(result)).toEqual(["all"])
    expect(reasonsOf(result, "more")).toMatchObject([{ code: "SAVES_NOTHING_MORE" }])
  })

  test("[OFR-4d] a wanted code that doesn't apply has a reason, and one that doesn't exist is unknown", () => {
    const offers = [offer("new", { conditions: [{ kind: "first-order" }] }), offer("fifty")]
    const result = best(offers, { wanted: ["new", "GONE", "fi fty", "🍕"] })
    expect(idsOf(result)).toEqual(["fifty"])
    expect(reasonsOf(result, "new")).toMatchObject([{ code: "FIRST_ORDER" }])
    expect(result.unknownCodes).toEqual(["GONE", "fi fty", "🍕"])
  })

  test("[OFR-8a] when no offer applies, nothing is deducted and each offer is listed as unused", () => {
    const result = best([offer("new", { conditions: [{ kind: "first-order" }] })])
    expect(result).toMatchObject({ applied: [], saving: 0, reason: null, others: [{ offerId: "new", saving: 0 }] })
    expect(best([], { lines: [] })).toMatchObject({ applied: [], goods: { before: 0, after: 0 } })
  })

  test("[CAR-2a] the bill applies the best offers unchanged, and tax is calculated after them", () => {
    const { applied } = best([offer("great", { benefit: percentOff(20) })])
    const lines = contextWith().lines.map((each) =>
      Object.assign({ name: "Pizza", foodType: "VEG" as const, originalPrice: each.price, pizzas: 1 }, each),
    )
    const { at } = contextWith()
    const quote = { lines, refused: [] }
    expect(
      priceCart({ country: "IN", at, deliveryType: "DINEIN", quote, discounts: applied, carryBag: false, tip: 0 }),
    ).toMatchObject({ discount: 120_00, taxable: 480_00, tax: 24_00, payable: 504_00 })
  })
})
