import { describe, expect, test } from "vitest"
import { evaluateOffer } from "./evaluate-offer.ts"
import type { Condition, Milestone, Offer } from "./offer.ts"
import type { OfferLine } from "./evaluation-context.ts"
import { bread, cake, corn, farm, sampleLine, sampleOffer, sampleContext, blockersOf } from "./testing/sample-offer.ts"

function contextAfterOrders(orders: number) {
  return sampleContext({ customer: { orders, segments: [], won: [], points: null }, lines: [farm] })
}

function option(from: number, percent: number) {
  return { from, title: `${percent}% off`, benefit: { kind: "percent", percent, cap: null } } as const
}

/** Returns the saving per line, or the blockers' codes if the offer doesn't apply. */
function savingsOf(benefit: Offer["benefit"], lines: readonly OfferLine[], conditions: Condition[] = []) {
  const evaluation = evaluateOffer(sampleOffer({ benefit, conditions }), sampleContext({ lines }))
  return evaluation.applies
    ? Object.fromEntries(evaluation.lines.map(({ line, amount }) => [line, amount]))
    : evaluation.blockers.map(({ code }) => code)
}

describe("benefits", () => {
  const pizzasOnly: Condition[] = [{ kind: "categories", categories: ["PIZZA"], words: "pizzas" }]

  test("[OFR-7f] percent: reduces the items that it covers, at most by its cap", () => {
    const lines = [farm, corn, bread]
    expect(savingsOf({ kind: "percent", percent: 20, cap: null }, lines, pizzasOnly)).toEqual({
      farm: 80_00,
      corn: 60_00,
    })
    expect(savingsOf({ kind: "percent", percent: 20, cap: 100_00 }, lines, pizzasOnly)).toEqual({
      farm: 57_14,
      corn: 42_86,
    })
    expect(savingsOf({ kind: "percent", percent: 15, cap: null }, [sampleLine("a", 33)])).toEqual({ a: 5 })
    expect(savingsOf({ kind: "percent", percent: 100, cap: null }, lines)).toEqual({
      farm: 400_00,
      corn: 300_00,
      bread: 150_00,
    })
  })

  test("[OFR-7f] amount: never deducts more than the items cost", () => {
    expect(savingsOf({ kind: "amount", amount: 75_00 }, [farm, bread])).toEqual({ farm: 54_55, bread: 20_45 })
    expect(savingsOf({ kind: "amount", amount: 500_00 }, [bread])).toEqual({ bread: 150_00 })
    expect(savingsOf({ kind: "amount", amount: 50_00 }, [])).toEqual(["NOTHING_TO_TAKE_OFF"])
  })

  test("[OFR-7f] item free: the dearest match is free, or the blocker names what to add", () => {
    const benefit: Offer["benefit"] = { kind: "item-free", products: ["cake", "bread"], count: 1, words: "cakes" }
    expect(savingsOf(benefit, [farm, cake, { ...bread, quantity: 3 }], pizzasOnly)).toEqual({ bread: 150_00 })
    expect(savingsOf({ ...benefit, count: 2 }, [farm, cake, bread])).toEqual({ bread: 150_00, cake: 99_00 })
    expect(blockersOf({ benefit }, { lines: [farm] })).toEqual([
      {
        code: "ITEM_MISSING",
        words: "cakes",
        missing: { kind: "items", count: 1, categories: [], products: ["cake", "bread"], sizes: [] },
      },
    ])
    expect(savingsOf(benefit, [cake], pizzasOnly)).toEqual(["CATEGORIES"])
  })

  test("[OFR-7f] buy x get y: dearest first, the last items of each group are free", () => {
    const bogo: Offer["benefit"] = { kind: "buy-get", buy: 1, get: 1, times: null }
    expect(savingsOf(bogo, [farm, corn], pizzasOnly)).toEqual({ corn: 300_00 })
    // An additional cheap item doesn't reduce the saving.
    expect(savingsOf(bogo, [farm, corn, sampleLine("mini", 99_00)], pizzasOnly)).toEqual({ corn: 300_00 })
    expect(
      savingsOf(
        bogo,
        [
          { ...farm, quantity: 2 },
          { ...corn, quantity: 2 },
        ],
        pizzasOnly,
      ),
    ).toEqual({
      farm: 400_00,
      corn: 300_00,
    })
    expect(savingsOf({ ...bogo, times: 1 }, [{ ...farm, quantity: 4 }], pizzasOnly)).toEqual({ farm: 400_00 })
    expect(savingsOf({ ...bogo, buy: 2 }, [{ ...farm, quantity: 2 }, corn], pizzasOnly)).toEqual({ corn: 300_00 })
    expect(blockersOf({ benefit: { ...bogo, buy: 2 }, conditions: pizzasOnly }, { lines: [farm, bread] })).toEqual([
      {
        code: "BUY_MORE",
        words: "pizzas",
        neededCount: 3,
        missing: { kind: "items", count: 2, categories: ["PIZZA"], products: [], sizes: [] },
      },
    ])
  })

  test("[OFR-7f] combo price: the dearest matching items form the combo, each in its own position", () => {
    const meal: Offer["benefit"] = {
      kind: "combo-price",
      parts: [
        { pick: { categories: ["PIZZA"] }, count: 1, words: "pizzas" },
        { pick: { categories: ["SIDES"] }, count: 1, words: "sides" },
      ],
      price: 449_00,
      times: 1,
    }
    // 400 + 150 − 449 = 101, split over both.
    expect(savingsOf(meal, [farm, corn, bread, cake])).toEqual({ bread: 27_55, farm: 73_45 })
    expect(savingsOf({ ...meal, times: 2, price: 451_00 }, [farm, corn, { ...bread, quantity: 2 }])).toEqual({
      bread: 27_00,
      farm: 72_00,
    })
    expect(savingsOf({ ...meal, times: 2, price: 399_00 }, [farm, corn, { ...bread, quantity: 2 }])).toEqual({
      bread: 60_60,
      corn: 60_60,
      farm: 80_80,
    })
    expect(blockersOf({ benefit: meal }, { lines: [farm] })).toMatchObject([
      {
        code: "COMBO_INCOMPLETE",
        words: "sides",
        neededCount: 1,
        missing: { count: 1, categories: ["SIDES"] },
      },
    ])
    expect(savingsOf({ ...meal, price: 550_00 }, [farm, bread])).toEqual(["NOTHING_TO_TAKE_OFF"])
  })

  test("[OFR-7f] combo price: an item that fits two positions takes the one that leaves room for others", () => {
    const pair: Offer["benefit"] = {
      kind: "combo-price",
      parts: [
        { pick: { categories: ["PIZZA"] }, count: 1, words: "pizzas" },
        { pick: { products: ["farm"] }, count: 1, words: "Farm Gardens" },
      ],
      price: 500_00,
      times: 1,
    }
    expect(savingsOf(pair, [farm, corn])).toEqual({ farm: 114_29, corn: 85_71 })
  })

  test("[OFR-6a] milestone by cart value: the best step reached counts, and all steps are listed", () => {
    const benefit: Milestone = {
      kind: "milestone",
      of: "cart",
      offerOptions: [
        { from: 600_00, title: "₹60 off ₹600", benefit: { kind: "amount", amount: 60_00 } },
        { from: 900_00, title: "₹120 off ₹900", benefit: { kind: "amount", amount: 120_00 } },
      ],
    }
    expect(blockersOf({ benefit }, { lines: [sampleLine("a", 600_00)] })).toEqual([])
    expect(blockersOf({ benefit }, { lines: [sampleLine("a", 599_99)] })).toMatchObject([{ missing: { amount: 1 } }])
    expect(blockersOf({ benefit })).toMatchObject([
      { code: "SMALLEST_CART", missing: { kind: "amount", amount: 50_00 } },
    ])
    expect(evaluateOffer(sampleOffer({ benefit }), sampleContext({ lines: [farm, corn] }))).toMatchObject({
      applies: true,
      saving: 60_00,
      labelType: "general_milestone",
      offerOptions: [
        { title: "₹60 off ₹600", reached: true, inForce: true, missing: null },
        { title: "₹120 off ₹900", reached: false, inForce: false, missing: { kind: "amount", amount: 200_00 } },
      ],
    })
    const largerCart = sampleContext({ lines: [farm, corn, { ...bread, quantity: 2 }] })
    expect(evaluateOffer(sampleOffer({ benefit }), largerCart)).toMatchObject({ saving: 120_00 })
    // Reaching a step whose gift is not in the cart doesn't reduce the saving.
    const gift = { kind: "item-free", products: ["cola"], count: 1, words: "colas" } as const
    const offerOptions = [...benefit.offerOptions, { from: 950_00, title: "A cola", benefit: gift }]
    expect(evaluateOffer(sampleOffer({ benefit: { ...benefit, offerOptions } }), largerCart)).toMatchObject({
      saving: 120_00,
      offerOptions: [{ inForce: false }, { inForce: true }, { title: "A cola", reached: true, inForce: false }],
    })
  })

  test("[OFR-6a] milestone by orders: the step reached by past orders applies", () => {
    const benefit: Offer["benefit"] = { kind: "milestone", of: "orders", offerOptions: [option(5, 10), option(10, 20)] }
    expect(evaluateOffer(sampleOffer({ benefit }), contextAfterOrders(4))).toMatchObject({
      applies: false,
      blockers: [{ code: "MILESTONE", missing: { kind: "orders", count: 1 } }],
    })
    expect(evaluateOffer(sampleOffer({ benefit }), contextAfterOrders(5))).toMatchObject({ saving: 40_00 })
    expect(evaluateOffer(sampleOffer({ benefit }), contextAfterOrders(12))).toMatchObject({
      saving: 80_00,
    })
  })
})
