import { type CountryCode, countries, countryCodes } from "@hearth/domain/countries/countries.ts"
import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { pointsPerPizza } from "@hearth/domain/loyalty/fill-pie.ts"
import { bestOffers } from "@hearth/domain/offers/best-offers.ts"
import { evaluateOffer } from "@hearth/domain/offers/evaluate-offer.ts"
import { couponCategories, type Offer } from "@hearth/domain/offers/offer.ts"
import type { OfferLine, EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { timestampOf, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import { describe, expect, test } from "vitest"
import type { SeedMenu } from "../menu-schema.ts"
import { checkOffers } from "./check-offers.ts"
import { offerContext } from "./offer-context.ts"
import { seedOffers } from "./seed-offers.ts"

/** Two of every product in every size. */
function wholeMenu({ products, categories }: SeedMenu): OfferLine[] {
  return products.flatMap(({ id, type, sizes, price = 0 }) =>
    (sizes ?? [{ id: null, price }]).map((size) => ({
      id: `${id}@${size.id}`,
      productId: id,
      productType: type,
      categories: categories.filter((each) => each.products.includes(id)).map(({ slug }) => slug),
      size: size.id,
      quantity: 2,
      price: size.price,
    })),
  )
}

/** 23 November 2026, in days since 1 January 1970. */
const TEST_DAY = 20_780

/** A context that fulfils all conditions of an offer. */
function contextFor(country: CountryCode, { id, conditions, startTime, benefit, points }: Offer): EvaluationContext {
  const { timeZone, defaultStore } = countries[country]
  const steps = benefit.kind === "milestone" && benefit.of === "orders" ? benefit.offerOptions : []
  const context: EvaluationContext = {
    country,
    at: Math.max(startTime, timestampOf(TEST_DAY, 13 * 60, timeZone)),
    deliveryType: "DELIVERY",
    storeId: defaultStore.id,
    city: defaultStore.city,
    lines: wholeMenu(offerContext(country).menu),
    customer: { orders: steps.at(-1)?.from ?? 1, segments: [], won: [id], points },
    uses: {},
    payment: null,
    wanted: [],
  }
  for (const condition of conditions) {
    if (condition.kind === "days-and-hours") {
      const day = [0, 1, 2, 3, 4, 5, 6]
        .map((dayOffset) => TEST_DAY + dayOffset)
        .find((each) => weekdayOf(each) === condition.days[0])
      context.at = timestampOf(day ?? 0, condition.from, timeZone)
    }
    if (condition.kind === "delivery-types") context.deliveryType = condition.types[0] ?? "DELIVERY"
    if (condition.kind === "stores") context.storeId = condition.stores[0] ?? ""
    if (condition.kind === "cities") context.city = condition.cities[0] ?? ""
    if (condition.kind === "first-order") context.customer.orders = 0
    if (condition.kind === "segment") context.customer.segments = condition.segments
    if (condition.kind === "payment-method") context.payment = { method: condition.methods[0] ?? "" }
    if (condition.kind === "bank-bin") context.payment = { method: "CARD", bin: condition.bins[0] }
  }
  return context
}

describe.each([...countryCodes])("the offers of %s", (country) => {
  const offers = seedOffers[country]

  test("are valid: well formed, no dangling references, every deal's code among them", () => {
    expect(checkOffers(offers, offerContext(country))).toEqual([])
  })

  test("[OFR-7a] [OFR-7b] [OFR-7c] number at least 40 and use every kind of rule", () => {
    expect(offers.length).toBeGreaterThanOrEqual(40)
    const kinds = new Set(offers.flatMap(({ conditions }) => conditions.map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual(
      (
        "bank-bin categories cities days-and-hours delivery-types first-order payment-method products segment " +
        "sizes smallest-cart stores"
      ).split(" "),
    )
    const benefits = new Set(offers.map(({ benefit }) => benefit.kind))
    expect([...benefits].sort()).toEqual("amount buy-get combo-price item-free milestone percent".split(" "))
    expect(couponCategories.filter((each) => !offers.some(({ category }) => category === each))).toEqual([])
    expect(offers.some(({ limits }) => limits.inAll !== null)).toBe(true)
    expect(offers.some(({ limits }) => limits.perUser !== null)).toBe(true)
    expect(offers.some(({ expiryTimer }) => expiryTimer.endTime > 0)).toBe(true)
    expect(new Set(offers.map(({ stackable }) => stackable)).size).toBe(2)
  })

  test("[OFR-6a] [OFR-6b] include milestones and a wheel", () => {
    expect(offers.filter(({ benefit }) => benefit.kind === "milestone").length).toBeGreaterThanOrEqual(3)
    const segments = offers.flatMap(({ wheel }) => wheel ?? [])
    expect(segments.length).toBeGreaterThanOrEqual(6)
    expect(segments.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  })

  test("[LOY-2a] [LOY-2b] [LOY-2d] include a free pizza that costs the points of a full pie", () => {
    const redemptions = offers.filter(({ points }) => points !== null)
    expect(redemptions.map(({ code, points }) => [code, points])).toEqual([
      ["FREEPIZZA", pointsPerPizza(loyaltyRules[country])],
    ])
  })

  test("[OFR-7a] [OFR-7b] [OFR-7c] apply if all their conditions are met", () => {
    const rejected = offers.flatMap((offer) => {
      const evaluation = evaluateOffer(offer, contextFor(country, offer))
      return evaluation.applies ? [] : [[offer.id, evaluation.blockers]]
    })
    expect(rejected).toEqual([])
  })

  test("[OFR-8a] include offers that save money on an ordinary cart, and every other offer says why it is not applied", () => {
    const lines = wholeMenu(offerContext(country).menu)
      .filter(({ productType, size }) => productType === "PIZZA" && size === "medium")
      .slice(0, 2)
    const context = { ...contextFor(country, { ...offers[0], id: "none", conditions: [] } as Offer), lines }
    const { applied, others, saving } = bestOffers(offers, context)
    expect(applied.length + others.length).toBe(offers.length)
    expect(saving).toBeGreaterThan(0)
    expect(others.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  })
})

const india = seedOffers.IN
function withChange(id: string, change: Partial<Offer>): Offer[] {
  return india.map((offer) => (offer.id === id ? Object.assign({}, offer, change) : offer))
}

const cases: [string, Offer[], RegExp][] = [
  ["a code in small letters", withChange("in-hello", { code: "hello20" }), /in-hello: code/],
  ["a duplicate code", withChange("in-hello", { code: "LUNCH75" }), /LUNCH75 is listed twice/],
  ["an id of another country", withChange("in-hello", { id: "lk-hello" }), /lk-hello belongs to another country/],
  ["a deal whose code doesn't exist", withChange("in-hello", { code: "HELLO21" }), /HELLO20, which is not a code/],
  [
    "a first-order deal whose code is for any order",
    withChange("in-hello", { conditions: [{ kind: "smallest-cart", amount: 399_00 }] }),
    /in-deal-first-order and HELLO20 differ/,
  ],
  [
    "a gift that isn't sold",
    withChange("in-lava", { benefit: { kind: "item-free", products: ["in-gold"], count: 1, words: "golds" } }),
    /in-lava: there is no in-gold/,
  ],
  [
    "a category without a page",
    withChange("in-sweet", { conditions: [{ kind: "categories", categories: ["cakes"], words: "cakes" }] }),
    /in-sweet: there is no cakes/,
  ],
  [
    "two conditions of the same kind on items",
    withChange("in-sweet", {
      conditions: ["PIZZA", "veg-pizza"].map((name) => ({ kind: "categories", categories: [name], words: "pizzas" })),
    }),
    /in-sweet has more than one condition of the kind categories/,
  ],
  [
    "a city without a store",
    withChange("in-mumbai", { conditions: [{ kind: "cities", cities: ["Atlantis"] }] }),
    /no Atlantis/,
  ],
  [
    "an unknown store",
    withChange("in-connaught", { conditions: [{ kind: "stores", stores: ["NOSTORE"], words: "nowhere" }] }),
    /no NOSTORE/,
  ],
  [
    "card digits that are too long",
    withChange("in-lotus-bank", { conditions: [{ kind: "bank-bin", bank: "Lotus Bank", bins: ["404117123"] }] }),
    /in-lotus-bank: conditions.0.bins.0/,
  ],
  [
    "a discount above 100%",
    withChange("in-hello", { benefit: { kind: "percent", percent: 120, cap: null } }),
    /percent/,
  ],
  [
    "steps in descending order",
    withChange("in-climb", {
      benefit: {
        kind: "milestone",
        of: "cart",
        offerOptions: [500_00, 400_00].map((from) => ({
          from,
          title: "A step",
          benefit: { kind: "amount", amount: 50_00 },
        })),
      },
    }),
    /the lowest step comes first/,
  ],
  [
    "hours that end before they begin",
    withChange("in-lunch", { conditions: [{ kind: "days-and-hours", days: [1], from: 900, until: 660 }] }),
    /no such hours/,
  ],
  [
    "an end before the beginning",
    withChange("in-new-year", { startTime: Date.parse("2028-01-01") }),
    /ends before it begins/,
  ],
  [
    "a title with an amount that the rules don't give",
    withChange("in-everyday", { title: "₹80 off any day" }),
    /in-everyday mentions ₹80/,
  ],
  [
    "a title with a percentage that the rules don't give",
    withChange("in-hello", { title: "50% off" }),
    /in-hello mentions 50%/,
  ],
  [
    "a combo that saves nothing on the cheapest products",
    withChange("in-mania-four", {
      title: "Four manias for ₹319",
      benefit: {
        kind: "combo-price",
        parts: [{ pick: { categories: ["PIZZA-MANIA"] }, count: 4, words: "manias" }],
        price: 319_00,
        times: 1,
      },
    }),
    /in-mania-four is no cheaper than the cheapest/,
  ],
  ["no terms", withChange("in-hello", { terms: [] }), /terms/],
  ["neither code nor wheel", withChange("in-hello", { code: null }), /has either a code or a segment of the wheel/],
  [
    "a group on an offer that isn't stackable",
    withChange("in-hello", { group: "gift" }),
    /must have a group if and only if it is stackable/,
  ],
]

test.each(cases)("the check finds %s", (_, offers, message) => {
  expect(checkOffers(offers, offerContext("IN")).join("\n")).toMatch(message)
})
