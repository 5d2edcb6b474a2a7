import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { priceCart } from "../pricing/price-cart.ts"
import { applyOffers, MAX_OFFERS_PER_BILL } from "./apply-offers.ts"
import { bestOffers } from "./best-offers.ts"
import { offersOnBill } from "./offers-on-bill.ts"
import { checkEligibility } from "./check-eligibility.ts"
import { evaluateOffer } from "./evaluate-offer.ts"
import { splitIntoUnits } from "./split-into-units.ts"
import type { Condition, Offer, PlainBenefit } from "./offer.ts"
import { addCodes } from "./add-codes.ts"
import type { OfferLine, EvaluationContext } from "./evaluation-context.ts"

/* Few different values, so that offers cover the same lines, tie, conflict and leave each other nothing. */
const productIds = ["farm", "corn", "bread", "cake", "cola"]
const types = ["PIZZA", "SIDES", "DESSERTS"]
const sizes = ["regular", "medium", "large"]
const money = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map((units) => units * 50_00),
  fc.integer({ min: 1, max: 500_00 }),
)
const anySubset = (from: readonly string[]) => fc.subarray([...from], { minLength: 1 })

const anyLine: fc.Arbitrary<Omit<OfferLine, "id">> = fc.record({
  productId: fc.constantFrom(...productIds),
  productType: fc.constantFrom(...types),
  categories: fc.subarray(["veg-pizza", "bestsellers"]),
  size: fc.constantFrom(...sizes, null),
  quantity: fc.integer({ min: 1, max: 4 }),
  price: money,
})
const anyLines = fc
  .array(anyLine, { maxLength: 5 })
  .map((lines) => lines.map((line, index) => Object.assign({ id: `line-${index}` }, line)))

const anyBenefit: fc.Arbitrary<PlainBenefit> = fc.oneof(
  fc.record({
    kind: fc.constant("percent" as const),
    percent: fc.constantFrom(5, 10, 33, 50, 100),
    cap: fc.option(money),
  }),
  fc.record({ kind: fc.constant("amount" as const), amount: money }),
  fc.record({
    kind: fc.constant("item-free" as const),
    products: anySubset(productIds),
    count: fc.integer({ min: 1, max: 2 }),
    words: fc.constant("items"),
  }),
  fc.record({
    kind: fc.constant("buy-get" as const),
    buy: fc.integer({ min: 1, max: 2 }),
    get: fc.integer({ min: 1, max: 2 }),
    times: fc.option(fc.integer({ min: 1, max: 2 })),
  }),
  fc.record({
    kind: fc.constant("combo-price" as const),
    parts: fc.array(
      fc.record({
        pick: fc.oneof(fc.record({ categories: anySubset(types) }), fc.record({ products: anySubset(productIds) })),
        count: fc.integer({ min: 1, max: 2 }),
        words: fc.constant("items"),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    price: money,
    times: fc.integer({ min: 1, max: 2 }),
  }),
)

const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant("smallest-cart" as const), amount: money }),
  fc.record({ kind: fc.constant("categories" as const), categories: anySubset(types), words: fc.constant("items") }),
  fc.record({
    kind: fc.constant("products" as const),
    products: anySubset(productIds),
    count: fc.integer({ min: 1, max: 2 }),
    words: fc.constant("items"),
  }),
  fc.record({ kind: fc.constant("sizes" as const), sizes: anySubset(sizes) }),
)

const anyOffer: fc.Arbitrary<Omit<Offer, "id" | "code">> = fc.record({
  title: fc.constant("An offer"),
  summary: fc.constant(""),
  terms: fc.constant([]),
  category: fc.constant(null),
  conditions: fc.array(anyCondition, { maxLength: 2 }),
  benefit: fc.oneof(
    { weight: 5, arbitrary: anyBenefit },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("milestone" as const),
        of: fc.constantFrom("cart" as const, "orders" as const),
        offerOptions: fc.tuple(anyBenefit, anyBenefit).map(([low, high]) => [
          { from: 2, title: "Low", benefit: low },
          { from: 400_00, title: "High", benefit: high },
        ]),
      }),
    },
  ),
  stackable: fc.boolean(),
  group: fc.constantFrom(null, null, "one", "other"),
  limits: fc.constant({ inAll: null, perUser: null, perUserDay: null }),
  startTime: fc.constant(0),
  expiryTimer: fc.constant({ endTime: 0, showTimerBefore: 0 }),
  points: fc.constant(null),
  wheel: fc.constant(null),
})
const anyOffers = fc
  .array(anyOffer, { maxLength: 8 })
  .map((offers) => offers.map((offer, index) => Object.assign({ id: `offer-${index}`, code: `CODE${index}` }, offer)))

function contextWith(lines: readonly OfferLine[], wanted: readonly string[] = []): EvaluationContext {
  return {
    country: "IN",
    at: Date.parse("2026-11-17T13:00+05:30"),
    deliveryType: "DELIVERY",
    storeId: "6585R",
    city: "New Delhi",
    lines,
    customer: { orders: 3, segments: [], won: [], points: null },
    uses: {},
    payment: null,
    wanted,
  }
}

const anyContext = fc
  .tuple(anyLines, fc.subarray(["CODE0", "CODE1", "CODE2", "CODE3"], { maxLength: 3 }), fc.boolean())
  .map(([lines, codes, hasCodes]) => contextWith(lines, hasCodes ? codes : []))

/** Tries every permitted set of offers and returns the best one. */
function bruteForce(offers: readonly Offer[], context: EvaluationContext, required: readonly string[]) {
  const units = splitIntoUnits(context.lines)
  const eligible = offers.flatMap((offer) => checkEligibility(offer, context, units).eligible ?? [])
  let best = { saving: 0, ids: [] as string[] }
  for (let mask = 1; mask < 2 ** eligible.length; mask++) {
    const set = eligible.filter((_, index) => (mask >> index) & 1)
    const groups = set.flatMap(({ offer }) => offer.group ?? [])
    const isPermitted =
      set.length <= MAX_OFFERS_PER_BILL &&
      (set.length === 1 || set.every(({ offer }) => offer.stackable)) &&
      new Set(groups).size === groups.length &&
      required.every((id) => set.some(({ offer }) => offer.id === id))
    if (!isPermitted) continue
    const applied = applyOffers(set, units)
    if (applied.some(({ saving }) => saving === 0)) continue
    const saving = applied.reduce((sum, each) => sum + each.saving, 0)
    const ids = set.map(({ offer }) => offer.id).sort()
    const isBetter =
      saving > best.saving ||
      (saving === best.saving &&
        (ids.length < best.ids.length || (ids.length === best.ids.length && `${ids}` < `${best.ids}`)))
    if (isBetter) best = { saving, ids }
  }
  return best
}

describe("any offers on any cart", () => {
  test("[OFR-8a] the best set equals the result of trying every set", () => {
    let combined = 0
    fc.assert(
      fc.property(anyOffers, anyLines, (offers, lines) => {
        const result = bestOffers(offers, contextWith(lines))
        const { saving, ids } = bruteForce(offers, contextWith(lines), [])
        expect({ saving: result.saving, ids: result.applied.map(({ offerId }) => offerId).sort() }).toEqual({
          saving,
          ids,
        })
        if (ids.length > 1) combined += 1
      }),
      { numRuns: 3000 },
    )
    // Ensures that the runs covered enough combined offers.
    expect(combined).toBeGreaterThan(300)
  })

  test("adding codes never raises the bill, with or without offers that need no code", () => {
    let refused = 0
    let accepted = 0
    fc.assert(
      fc.property(anyOffers, anyContext, fc.subarray(["CODE4", "CODE5"]), (coded, context, newCodes) => {
        const offers = coded.map((offer, index) => (index > 5 ? { ...offer, code: null } : offer))
        const savingWith = (wanted: readonly string[]) =>
          offersOnBill(offers, { ...context, wanted }).reduce((sum, { saving }) => sum + saving, 0)
        const result = addCodes(offers, newCodes, context)
        const savingAfter = savingWith(result.ok ? result.codes : context.wanted)
        expect(savingAfter).toBeGreaterThanOrEqual(savingWith(context.wanted))
        if (result.ok && result.codes.some((code) => newCodes.includes(code))) accepted += 1
        if (!result.ok && result.refusal.code === "SAVES_LESS") refused += 1
      }),
      { numRuns: 2000 },
    )
    expect([refused > 20, accepted > 100]).toEqual([true, true])
  })

  test("[OFR-8a] with entered codes, no other set with the same codes saves more, and the first code is applied if it can be", () => {
    fc.assert(
      fc.property(anyOffers, anyContext, (offers, context) => {
        const result = bestOffers(offers, context)
        const appliedIds = result.applied
          .filter(({ code }) => code !== null && context.wanted.includes(code))
          .map(({ offerId }) => offerId)
        expect(result.saving).toBe(bruteForce(offers, context, appliedIds).saving)
        const first = offers.find(({ code }) => code === context.wanted[0])
        const isApplicable = first !== undefined && evaluateOffer(first, context).applies
        expect(!isApplicable || appliedIds.includes(first.id)).toBe(true)
      }),
      { numRuns: 1500 },
    )
  })

  test("[OFR-8a] every offer is either applied or has a reason, and the parts of each saving add up", () => {
    fc.assert(
      fc.property(anyOffers, anyContext, (offers, context) => {
        const { applied, others, saving, goods } = bestOffers(offers, context)
        expect([...applied, ...others].map(({ offerId }) => offerId).sort()).toEqual(offers.map(({ id }) => id).sort())
        for (const { reasons } of others) {
          expect(reasons.length).toBeGreaterThan(0)
          for (const { code } of reasons) expect(code).toMatch(/^[A-Z_]+$/)
        }
        expect(applied.reduce((sum, each) => sum + each.saving, 0)).toBe(saving)
        expect(goods.after).toBe(goods.before - saving)
        expect(goods.after).toBeGreaterThanOrEqual(0)
        const remaining = new Map(context.lines.map(({ id, price, quantity }) => [id, price * quantity]))
        for (const each of applied) {
          expect(each.saving).toBeGreaterThan(0)
          expect(each.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(each.saving)
          for (const { line, amount } of each.lines) remaining.set(line, (remaining.get(line) ?? Number.NaN) - amount)
        }
        for (const amount of remaining.values()) expect(amount).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1500 },
    )
  })

  test("[CAR-2a] the bill with offers is lower by their saving before tax, and never negative", () => {
    fc.assert(
      fc.property(anyOffers, anyContext, (offers, context) => {
        const { applied, saving } = bestOffers(offers, context)
        const lines = context.lines.map((line) =>
          Object.assign({ name: "Product", foodType: "VEG" as const, originalPrice: line.price, pizzas: 0 }, line),
        )
        const { country, at, deliveryType } = context
        const cart = { country, at, deliveryType, quote: { lines, refused: [] }, carryBag: false, tip: 0 }
        const bill = priceCart({ ...cart, discounts: applied })
        const billWithoutOffers = priceCart({ ...cart, discounts: [] })
        expect(billWithoutOffers.taxable - bill.taxable).toBe(saving)
        expect(bill.payable).toBeGreaterThanOrEqual(0)
        expect(bill.validItems.every(({ net }) => net >= 0)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test("[OFR-8a] the sequence of offers and lines doesn't change the result", () => {
    fc.assert(
      fc.property(anyOffers, anyContext, (offers, context) => {
        const reversed = { ...context, lines: context.lines.toReversed() }
        expect(bestOffers(offers.toReversed(), reversed)).toEqual(bestOffers(offers, context))
      }),
      { numRuns: 1000 },
    )
  })

  test("[CAR-2a] offers and context that were serialised as JSON give the same result, so browser and server agree", () => {
    fc.assert(
      fc.property(anyOffers, anyContext, (offers, context) => {
        const [sentOffers, sentContext] = JSON.parse(JSON.stringify([offers, context]))
        const result = bestOffers(offers, context)
        expect(bestOffers(sentOffers, sentContext)).toEqual(result)
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
      }),
      { numRuns: 500 },
    )
  })

  test("[OFR-7a] another item in the cart never breaks a condition that was met, nor lowers what an offer alone saves", () => {
    fc.assert(
      fc.property(anyOffer, anyLines, anyLine, (offerFields, lines, addedLine) => {
        const offer = { ...offerFields, id: "offer", code: "CODE" }
        const before = evaluateOffer(offer, contextWith(lines))
        const after = evaluateOffer(offer, contextWith([...lines, { ...addedLine, id: "more" }]))
        const codes = (evaluation: typeof before) =>
          evaluation.applies ? [] : evaluation.blockers.map(({ code }) => code)
        const wasMet = !codes(before).includes("SMALLEST_CART")
        expect(wasMet && codes(after).includes("SMALLEST_CART")).toBe(false)
        expect(before.applies && !after.applies).toBe(false)
        const savingOf = (evaluation: typeof before) => (evaluation.applies ? evaluation.saving : 0)
        expect(savingOf(after)).toBeGreaterThanOrEqual(savingOf(before))
      }),
      { numRuns: 3000 },
    )
  })

  test("[OFR-7a] adding the missing amount reaches the minimum cart value, and one minor unit less does not", () => {
    fc.assert(
      fc.property(anyLines, money, (lines, amount) => {
        const offer: Offer = { ...plainOffer, conditions: [{ kind: "smallest-cart", amount }] }
        const blockerOf = (list: readonly OfferLine[]) => {
          const evaluation = evaluateOffer(offer, contextWith(list))
          return evaluation.applies ? undefined : evaluation.blockers.find(({ code }) => code === "SMALLEST_CART")
        }
        const missing = blockerOf(lines)?.missing
        const missingAmount = missing?.kind === "amount" ? missing.amount : 0
        expect(blockerOf([...lines, { ...fillerLine, price: missingAmount }])).toBeUndefined()
        expect(
          missingAmount > 0 && blockerOf([...lines, { ...fillerLine, price: missingAmount - 1 }]) === undefined,
        ).toBe(false)
      }),
    )
  })
})

const fillerLine: OfferLine = {
  id: "filler",
  productId: "cola",
  productType: "BEVERAGES",
  categories: [],
  size: null,
  quantity: 1,
  price: 0,
}

const plainOffer: Offer = {
  id: "o",
  code: null,
  title: "An offer",
  summary: "",
  terms: [],
  category: null,
  conditions: [],
  benefit: { kind: "amount", amount: 1 },
  stackable: false,
  group: null,
  limits: { inAll: null, perUser: null, perUserDay: null },
  startTime: 0,
  expiryTimer: { endTime: 0, showTimerBefore: 0 },
  points: null,
  wheel: null,
}
