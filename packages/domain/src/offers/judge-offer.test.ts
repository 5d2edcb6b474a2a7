import { describe, expect, test } from "vitest"
import { judgeOffer } from "./judge-offer.ts"
import { normaliseCode } from "./normalise-code.ts"
import type { Condition, Milestone, Offer } from "./offer.ts"
import { sayWhen } from "./say-when.ts"
import type { OfferLine, Situation } from "./situation.ts"

const never = { inAll: null, perUser: null, perUserDay: null }

function offer(change: Partial<Offer> = {}): Offer {
  return {
    id: "fifty",
    code: "FIFTY",
    title: "₹50 off",
    summary: "₹50 off your order.",
    terms: ["One an order."],
    category: null,
    conditions: [],
    benefit: { kind: "amount", amount: 50_00 },
    stackable: false,
    group: null,
    limits: never,
    startTime: 0,
    expiryTimer: { endTime: 0, showTimerBefore: 0 },
    wheel: null,
    ...change,
  }
}

function line(id: string, price: number, change: Partial<OfferLine> = {}): OfferLine {
  return {
    id,
    productId: id,
    productType: "PIZZA",
    categories: ["veg-pizza"],
    size: "medium",
    quantity: 1,
    price,
    ...change,
  }
}

const farm = line("farm", 400_00)
const corn = line("corn", 300_00)
const bread = line("bread", 150_00, { productType: "SIDES", categories: ["sides"], size: null })
const cake = line("cake", 99_00, { productType: "DESSERTS", categories: ["dessert"], size: null })

/** 2026-11-17 is a Tuesday. */
function situation(change: Partial<Situation> = {}): Situation {
  return {
    country: "IN",
    at: Date.parse("2026-11-17T13:00+05:30"),
    deliveryType: "DELIVERY",
    storeId: "6585R",
    city: "New Delhi",
    lines: [farm, bread],
    customer: { orders: 3, segments: [], won: [] },
    uses: {},
    payment: null,
    wanted: [],
    ...change,
  }
}

/** A moment as the clock on an Indian wall shows it. */
function at(text: string) {
  return { at: Date.parse(`${text}+05:30`) }
}

function after(orders: number) {
  return situation({ customer: { orders, segments: [], won: [] }, lines: [farm] })
}

function option(from: number, percent: number) {
  return { from, title: `${percent}% off`, benefit: { kind: "percent", percent, cap: null } } as const
}

function stopsOf(change: Partial<Offer>, around: Partial<Situation> = {}) {
  const judged = judgeOffer(offer(change), situation(around))
  return judged.applies ? [] : judged.stops
}

const under = (condition: Condition, around: Partial<Situation> = {}) => stopsOf({ conditions: [condition] }, around)

/** What it takes off, line by line; the codes where it does not apply. */
function savingsOf(benefit: Offer["benefit"], lines: readonly OfferLine[], conditions: Condition[] = []) {
  const judged = judgeOffer(offer({ benefit, conditions }), situation({ lines }))
  return judged.applies
    ? Object.fromEntries(judged.lines.map(({ line, amount }) => [line, amount]))
    : judged.stops.map(({ code }) => code)
}

describe("conditions", () => {
  test("[OFR-7] smallest cart: what is missing is said to the minor unit", () => {
    const condition: Condition = { kind: "smallest-cart", amount: 610_00 }
    expect(under(condition)).toEqual([
      { code: "SMALLEST_CART", message: "Add ₹60 more to use this.", missing: { kind: "amount", amount: 60_00 } },
    ])
    expect(under(condition, { lines: [line("a", 610_00)] })).toEqual([])
    expect(under(condition, { lines: [line("a", 609_99)] })).toMatchObject([{ missing: { amount: 1 } }])
    expect(under(condition, { lines: [line("a", 305_00, { quantity: 2 })] })).toEqual([])
  })

  test("[OFR-7] smallest cart: the gift for it does not count towards it", () => {
    const gift: Partial<Offer> = {
      conditions: [{ kind: "smallest-cart", amount: 400_00 }],
      benefit: { kind: "item-free", products: ["cake"], count: 1, words: "cakes" },
    }
    expect(stopsOf(gift, { lines: [corn, cake] })).toMatchObject([
      { code: "SMALLEST_CART", missing: { amount: 100_00 } },
    ])
    expect(stopsOf(gift, { lines: [farm, cake] })).toEqual([])
  })

  test("[OFR-7] categories: by the kind of thing or the menu's category, as many as needed", () => {
    const pizzas: Condition = { kind: "categories", categories: ["PIZZA"], words: "pizzas" }
    expect(under(pizzas, { lines: [bread] })).toEqual([
      {
        code: "CATEGORIES",
        message: "Add one of our pizzas to use this.",
        missing: { kind: "items", count: 1, categories: ["PIZZA"], products: [], sizes: [] },
      },
    ])
    expect(under({ ...pizzas, categories: ["veg-pizza"] })).toEqual([])
    expect(under({ ...pizzas, count: 3 })).toMatchObject([
      { message: "Add 2 more of our pizzas to use this.", missing: { count: 2 } },
    ])
    expect(under({ ...pizzas, count: 3 }, { lines: [{ ...farm, quantity: 3 }] })).toEqual([])
  })

  test("[OFR-7] products", () => {
    const condition: Condition = { kind: "products", products: ["corn"], words: "Corn & Cheese Golds" }
    expect(under(condition)).toMatchObject([
      { code: "PRODUCTS", message: "Add one of our Corn & Cheese Golds to use this.", missing: { products: ["corn"] } },
    ])
    expect(under(condition, { lines: [corn] })).toEqual([])
  })

  test("[OFR-7] sizes: who has a smaller one is asked for the size, not for a pizza", () => {
    const conditions: Condition[] = [
      { kind: "sizes", sizes: ["medium", "large"] },
      { kind: "categories", categories: ["PIZZA"], words: "pizzas" },
    ]
    expect(stopsOf({ conditions }, { lines: [{ ...farm, size: "regular" }, bread] })).toEqual([
      {
        code: "SIZES",
        message: "Choose one in medium or large to use this.",
        missing: { kind: "items", count: 1, categories: ["PIZZA"], products: [], sizes: ["medium", "large"] },
      },
    ])
    expect(stopsOf({ conditions }, { lines: [bread] })).toMatchObject([{ code: "CATEGORIES" }])
    expect(stopsOf({ conditions })).toEqual([])
  })

  test("[OFR-7] delivery types", () => {
    const condition: Condition = { kind: "delivery-types", types: ["PICKUP", "CURBSIDE", "DINEIN"] }
    expect(under(condition)).toEqual([
      {
        code: "DELIVERY_TYPE",
        message: "Only for pickup, curbside pickup or dine-in.",
        missing: { kind: "delivery-type", types: ["PICKUP", "CURBSIDE", "DINEIN"] },
      },
    ])
    expect(under(condition, { deliveryType: "DINEIN" })).toEqual([])
  })

  test("[OFR-7] stores and cities", () => {
    const stores: Condition = { kind: "stores", stores: ["BOM01"], words: "our store in Bandra" }
    expect(under(stores)).toEqual([{ code: "STORE", message: "Only at our store in Bandra.", missing: null }])
    expect(under(stores, { storeId: "BOM01" })).toEqual([])
    const cities: Condition = { kind: "cities", cities: ["Mumbai", "Pune"] }
    expect(under(cities)).toEqual([{ code: "CITY", message: "Only in Mumbai and Pune.", missing: null }])
    expect(under(cities, { city: "Pune" })).toEqual([])
  })

  test("[OFR-7] days and hours, by the store's own clock", () => {
    const lunch: Condition = { kind: "days-and-hours", days: [1, 2, 3, 4, 5], from: 11 * 60, until: 15 * 60 }
    expect(under(lunch, at("2026-11-17T10:59"))).toEqual([
      { code: "DAY_OR_HOUR", message: "Only Monday to Friday, 11 am to 3 pm.", missing: null },
    ])
    expect(under(lunch, at("2026-11-17T11:00"))).toEqual([])
    expect(under(lunch, at("2026-11-17T14:59"))).toEqual([])
    expect(under(lunch, at("2026-11-17T15:00"))).toHaveLength(1)
    expect(under(lunch, at("2026-11-15T13:00"))).toHaveLength(1)
    expect(under(lunch, { at: Date.parse("2026-11-17T14:59+06:00"), country: "BD" })).toEqual([])
    expect(under(lunch, { at: Date.parse("2026-11-17T14:59+05:30"), country: "BD" })).toHaveLength(1)
  })

  test("[OFR-7] hours past midnight belong to the evening before", () => {
    const late: Condition = { kind: "days-and-hours", days: [5, 6], from: 22 * 60 + 30, until: 25 * 60 }
    expect(under(late, at("2026-11-20T22:30"))).toEqual([])
    expect(under(late, at("2026-11-22T00:59"))).toEqual([])
    expect(under(late, at("2026-11-22T01:00"))).toMatchObject([
      { message: "Only on Friday and Saturday, 10:30 pm to 1 am." },
    ])
    expect(under(late, at("2026-11-20T00:30"))).toHaveLength(1)
    const always: Condition = { kind: "days-and-hours", days: [2], from: 0, until: 1440 }
    expect(under(always, at("2026-11-18T13:00"))).toMatchObject([{ message: "Only on Tuesday." }])
    expect(sayWhen([0, 1, 2, 3, 4], 0, 1440)).toBe("Sunday to Thursday")
    expect(sayWhen([6, 0], 0, 1440)).toBe("on Saturday and Sunday")
    expect(sayWhen([1, 3, 5], 0, 1440)).toBe("on Monday, Wednesday and Friday")
    expect(sayWhen([0, 1, 2, 3, 4, 5, 6], 0, 1440)).toBe("every day")
  })

  test("[OFR-7] first order and segment", () => {
    expect(under({ kind: "first-order" })).toMatchObject([
      { code: "FIRST_ORDER", message: "Only for your first order." },
    ])
    expect(under({ kind: "first-order" }, { customer: { orders: 0, segments: [], won: [] } })).toEqual([])
    const students: Condition = { kind: "segment", segments: ["student"], words: "students" }
    expect(under(students)).toMatchObject([{ code: "SEGMENT", message: "Only for students." }])
    expect(under(students, { customer: { orders: 3, segments: ["vip", "student"], won: [] } })).toEqual([])
  })

  test("[OFR-7] payment method: asked for before it is known, taken at the customer's word if they chose the offer", () => {
    const upi: Condition = { kind: "payment-method", methods: ["UPI"], words: "UPI" }
    const missing = { kind: "payment", methods: ["UPI"], bank: null }
    expect(under(upi)).toEqual([{ code: "PAYMENT_METHOD", message: "Pay with UPI to use this.", missing }])
    expect(under(upi, { payment: { method: "CASH" }, wanted: ["FIFTY"] })).toHaveLength(1)
    expect(under(upi, { payment: { method: "UPI" } })).toEqual([])
    expect(judgeOffer(offer({ conditions: [upi] }), situation({ wanted: [" fifty "] }))).toMatchObject({
      applies: true,
      paymentId: "UPI",
      nudge: "Pay with UPI to keep this.",
    })
  })

  test("[OFR-7] [CAR-6] bank: by the first 6 to 8 digits, and by no more", () => {
    const bank: Condition = { kind: "bank-bin", bank: "Lotus Bank", bins: ["411122", "52201133"] }
    const paying = (bin?: string) => under(bank, { payment: { method: "CARD", bin } })
    expect(under(bank)).toEqual([
      {
        code: "BANK_BIN",
        message: "Pay with a Lotus Bank card to use this.",
        missing: { kind: "payment", methods: [], bank: "Lotus Bank" },
      },
    ])
    for (const bin of ["411122", "41112299", "52201133"]) expect(paying(bin)).toEqual([])
    for (const bin of [undefined, "", "41112", "411123", "522011", "411122990", "4111221234567890", "４１１１２２"])
      expect(paying(bin)).toHaveLength(1)
  })

  test("[OFR-7] uses in all, per user and per day", () => {
    const limits = { inAll: 100, perUser: 2, perUserDay: 1 }
    const used = (inAll: number, byCustomer: number, byCustomerToday: number) =>
      stopsOf({ limits }, { uses: { fifty: { inAll, byCustomer, byCustomerToday } } }).map(({ code }) => code)
    expect(stopsOf({ limits })).toEqual([])
    expect(used(99, 1, 0)).toEqual([])
    expect(used(100, 1, 0)).toEqual(["USED_UP"])
    expect(used(5, 2, 1)).toEqual(["USED_BY_YOU"])
    expect(used(5, 1, 1)).toEqual(["USED_TODAY"])
  })

  test("[OFR-7] [OFR-1] expiry: from its beginning to the last millisecond before its end", () => {
    const { at } = situation()
    const until = (endTime: number) => stopsOf({ expiryTimer: { endTime, showTimerBefore: 0 } })
    expect(until(at)).toEqual([{ code: "EXPIRED", message: "Coupon expired", missing: null }])
    expect(until(at + 1)).toEqual([])
    expect(stopsOf({ startTime: at + 1 })).toMatchObject([{ code: "NOT_YET" }])
    expect(stopsOf({ startTime: at })).toEqual([])
  })

  test("[OFR-6] what is on the wheel must be won", () => {
    expect(stopsOf({ wheel: { weight: 1 } })).toMatchObject([{ code: "WHEEL_ONLY" }])
    expect(stopsOf({ wheel: { weight: 1 } }, { customer: { orders: 3, segments: [], won: ["fifty"] } })).toEqual([])
  })

  test("[OFR-7] everything that stops it is said, not only the first", () => {
    const conditions: Condition[] = [
      { kind: "first-order" },
      { kind: "smallest-cart", amount: 1000_00 },
      { kind: "cities", cities: ["Pune"] },
    ]
    expect(stopsOf({ conditions }).map(({ code }) => code)).toEqual(["FIRST_ORDER", "SMALLEST_CART", "CITY"])
  })

  test("[OFR-7] amounts are said in the country's own money", () => {
    const condition: Condition = { kind: "smallest-cart", amount: 1000_00 }
    expect(under(condition, { country: "LK" })[0]?.message).toBe("Add Rs.\u00A0450 more to use this.")
    expect(under(condition, { country: "BD" })[0]?.message).toBe("Add ৳450 more to use this.")
  })
})

describe("benefits", () => {
  const pizzasOnly: Condition[] = [{ kind: "categories", categories: ["PIZZA"], words: "pizzas" }]

  test("[OFR-7] percent with cap, over what it covers", () => {
    const lines = [farm, corn, bread]
    expect(savingsOf({ kind: "percent", percent: 20, cap: null }, lines, pizzasOnly)).toEqual({
      farm: 80_00,
      corn: 60_00,
    })
    expect(savingsOf({ kind: "percent", percent: 20, cap: 100_00 }, lines, pizzasOnly)).toEqual({
      farm: 57_14,
      corn: 42_86,
    })
    expect(savingsOf({ kind: "percent", percent: 15, cap: null }, [line("a", 33)])).toEqual({ a: 5 })
    expect(savingsOf({ kind: "percent", percent: 100, cap: null }, lines)).toEqual({
      farm: 400_00,
      corn: 300_00,
      bread: 150_00,
    })
  })

  test("[OFR-7] amount off, never more than there is", () => {
    expect(savingsOf({ kind: "amount", amount: 75_00 }, [farm, bread])).toEqual({ farm: 54_55, bread: 20_45 })
    expect(savingsOf({ kind: "amount", amount: 500_00 }, [bread])).toEqual({ bread: 150_00 })
    expect(savingsOf({ kind: "amount", amount: 50_00 }, [])).toEqual(["NOTHING_TO_TAKE_OFF"])
  })

  test("[OFR-7] item free: the dearest of them, and what to add where it is missing", () => {
    const benefit: Offer["benefit"] = { kind: "item-free", products: ["cake", "bread"], count: 1, words: "cakes" }
    expect(savingsOf(benefit, [farm, cake, { ...bread, quantity: 3 }], pizzasOnly)).toEqual({ bread: 150_00 })
    expect(savingsOf({ ...benefit, count: 2 }, [farm, cake, bread])).toEqual({ bread: 150_00, cake: 99_00 })
    expect(stopsOf({ benefit }, { lines: [farm] })).toEqual([
      {
        code: "ITEM_MISSING",
        message: "Add one of our cakes, and it's free.",
        missing: { kind: "items", count: 1, categories: [], products: ["cake", "bread"], sizes: [] },
      },
    ])
    expect(savingsOf(benefit, [cake], pizzasOnly)).toEqual(["CATEGORIES"])
  })

  test("[OFR-7] buy x get y: dearest first, of each group the last are free", () => {
    const bogo: Offer["benefit"] = { kind: "buy-get", buy: 1, get: 1, times: null }
    expect(savingsOf(bogo, [farm, corn], pizzasOnly)).toEqual({ corn: 300_00 })
    // Something cheap beside them takes nothing away.
    expect(savingsOf(bogo, [farm, corn, line("mini", 99_00)], pizzasOnly)).toEqual({ corn: 300_00 })
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
    expect(stopsOf({ benefit: { ...bogo, buy: 2 }, conditions: pizzasOnly }, { lines: [farm, bread] })).toEqual([
      {
        code: "BUY_MORE",
        message: "Add 2 more of our pizzas to use this.",
        missing: { kind: "items", count: 2, categories: ["PIZZA"], products: [], sizes: [] },
      },
    ])
  })

  test("[OFR-7] combo price: the dearest that fit, each in a place of its own", () => {
    const meal: Offer["benefit"] = {
      kind: "combo-price",
      parts: [
        { pick: { categories: ["PIZZA"] }, count: 1, words: "pizzas" },
        { pick: { categories: ["SIDES"] }, count: 1, words: "sides" },
      ],
      price: 449_00,
      times: 1,
    }
    // 400 + 150 − 449 = 101, spread over both.
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
    expect(stopsOf({ benefit: meal }, { lines: [farm] })).toMatchObject([
      {
        code: "COMBO_INCOMPLETE",
        message: "Add one of our sides to use this.",
        missing: { count: 1, categories: ["SIDES"] },
      },
    ])
    expect(savingsOf({ ...meal, price: 550_00 }, [farm, bread])).toEqual(["NOTHING_TO_TAKE_OFF"])
  })

  test("[OFR-7] combo price: a thing that fits two places goes where it leaves room", () => {
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

  test("[OFR-6] [OFR-3] milestone by the cart: the best step reached, with all steps to show", () => {
    const benefit: Milestone = {
      kind: "milestone",
      of: "cart",
      offerOptions: [
        { from: 600_00, title: "₹60 off ₹600", benefit: { kind: "amount", amount: 60_00 } },
        { from: 900_00, title: "₹120 off ₹900", benefit: { kind: "amount", amount: 120_00 } },
      ],
    }
    expect(stopsOf({ benefit })).toMatchObject([{ code: "SMALLEST_CART", missing: { kind: "amount", amount: 50_00 } }])
    expect(judgeOffer(offer({ benefit }), situation({ lines: [farm, corn] }))).toMatchObject({
      applies: true,
      saving: 60_00,
      labelType: "general_milestone",
      offerOptions: [
        { title: "₹60 off ₹600", reached: true, inForce: true },
        { title: "₹120 off ₹900", reached: false, inForce: false },
      ],
    })
    const more = situation({ lines: [farm, corn, { ...bread, quantity: 2 }] })
    expect(judgeOffer(offer({ benefit }), more)).toMatchObject({ saving: 120_00 })
    // A gift nobody put in the cart takes nothing away from who reached it.
    const gift = { kind: "item-free", products: ["cola"], count: 1, words: "colas" } as const
    const offerOptions = [...benefit.offerOptions, { from: 950_00, title: "A cola", benefit: gift }]
    expect(judgeOffer(offer({ benefit: { ...benefit, offerOptions } }), more)).toMatchObject({
      saving: 120_00,
      offerOptions: [{ inForce: false }, { inForce: true }, { title: "A cola", reached: true, inForce: false }],
    })
  })

  test("[OFR-6] milestone by orders", () => {
    const benefit: Offer["benefit"] = { kind: "milestone", of: "orders", offerOptions: [option(5, 10), option(10, 20)] }
    expect(judgeOffer(offer({ benefit }), after(4))).toMatchObject({
      applies: false,
      stops: [{ code: "MILESTONE", message: "1 more order and this is yours.", missing: { kind: "orders", count: 1 } }],
    })
    expect(judgeOffer(offer({ benefit }), after(5))).toMatchObject({ saving: 40_00 })
    expect(judgeOffer(offer({ benefit }), after(12))).toMatchObject({ saving: 80_00, message: "You save ₹80." })
  })
})

describe("codes", () => {
  test("[OFR-4] are trimmed and upper-cased, 3 to 20 of A–Z and 0–9; anything else is no code", () => {
    expect(normaliseCode("  hello20\n")).toBe("HELLO20")
    expect(normaliseCode("ABC")).toBe("ABC")
    for (const typed of [
      "",
      "AB",
      "A".repeat(21),
      "HEL LO",
      "PIZZA🍕",
      "' OR 1=1 --",
      "ПИЦЦА",
      "A-B-C",
      "ＡＢＣ",
      "ſſſ",
      "\u0000ABC",
    ])
      expect([typed, normaliseCode(typed)]).toEqual([typed, null])
  })
})
