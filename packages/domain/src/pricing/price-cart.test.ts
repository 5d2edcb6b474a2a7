import { describe, expect, test } from "vitest"
import type { Discount } from "./bill.ts"
import type { QuotedLine } from "./cart-line.ts"
import { type PriceCartInput, priceCart } from "./price-cart.ts"

let lineCount = 0
function line(price: number, change: Partial<QuotedLine> = {}): QuotedLine {
  lineCount += 1
  return {
    id: `line-${lineCount}`,
    productId: "margherita",
    name: "Margherita",
    productType: "PIZZA",
    categories: [],
    size: "medium",
    foodType: "VEG",
    quantity: 1,
    price,
    originalPrice: price,
    pizzas: 1,
    ...change,
  }
}

function discountOf(lines: readonly (readonly [QuotedLine, number])[], offerId = "offer"): Discount {
  const parts = lines.map(([{ id }, amount]) => ({ line: id, amount }))
  return {
    offerId,
    code: "CODE",
    title: "An offer",
    saving: lines.reduce((sum, [, amount]) => sum + amount, 0),
    lines: parts,
  }
}

function bill(lines: readonly QuotedLine[], change: Partial<PriceCartInput> = {}) {
  return priceCart({
    country: "IN",
    at: Date.parse("2026-11-15T13:00+05:30"),
    deliveryType: "DINEIN",
    quote: { lines, refused: [] },
    discounts: [],
    carryBag: false,
    tip: 0,
    ...change,
  })
}

function taxTitleAt(time: string) {
  return bill([line(1180_00)], { country: "LK", at: Date.parse(time) }).taxes[0]?.title
}

function taxOfEach(lines: readonly QuotedLine[]) {
  return Object.fromEntries(bill(lines).validItems.map(({ id, taxes }) => [id, taxes[0]?.amount]))
}

function chargesFor(goods: number, change: Partial<PriceCartInput> = {}) {
  const { charges } = bill([line(goods)], { deliveryType: "DELIVERY", ...change })
  return charges.map(({ code, amount }) => [code, amount])
}

describe("taxes", () => {
  test("[CAR-2c] India: CGST and SGST of 2.5% each are added after discounts; the total is rounded to rupees", () => {
    const pizza = line(399_00)
    const bread = line(149_00, { quantity: 2 })
    // 697.00 − 97.00 = 600.00; 2.5% = 15.00 twice; 630.00.
    expect(
      bill([pizza, bread], {
        discounts: [
          discountOf([
            [pizza, 55_53],
            [bread, 41_47],
          ]),
        ],
      }),
    ).toMatchObject({
      gross: 697_00,
      discount: 97_00,
      displayNetPrice: 600_00,
      taxable: 600_00,
      taxes: [
        { code: "CGST", title: "CGST 2.5%", inside: false, amount: 15_00 },
        { code: "SGST", title: "SGST 2.5%", inside: false, amount: 15_00 },
      ],
      tax: 30_00,
      roundOff: 0,
      payable: 630_00,
    })
    // 457.00: 11.425 → 11.43 twice; 479.86 → 480.00.
    expect(bill([line(457_00)])).toMatchObject({
      taxes: [{ amount: 11_43 }, { amount: 11_43 }],
      roundOff: 14,
      payable: 480_00,
    })
    // 299.00: 7.475 → 7.48 twice; 313.96 → 314.00. 249.00: 6.225 → 6.23; 261.46 → 261.00.
    expect(bill([line(299_00)])).toMatchObject({ roundOff: 4, payable: 314_00 })
    expect(bill([line(249_00)])).toMatchObject({ roundOff: -46, payable: 261_00 })
  })

  test("[CAR-2c] Sri Lanka: VAT of 18% is included in the price and shown", () => {
    // 2,950.00 ÷ 1.18 = 2,500.00.
    expect(bill([line(2950_00)], { country: "LK" })).toMatchObject({
      displayNetPrice: 2950_00,
      taxable: 2500_00,
      taxes: [{ code: "VAT", title: "VAT 18%", inside: true, amount: 450_00 }],
      roundOff: 0,
      payable: 2950_00,
    })
    // 1,490.00 × 18 ÷ 118 = 227.288… → 227.29.
    expect(bill([line(1490_00)], { country: "LK" })).toMatchObject({ taxable: 1262_71, tax: 227_29, payable: 1490_00 })
  })

  test("[CAR-2c] Bangladesh: VAT of 5% is added", () => {
    // 459.00 × 5% = 22.95; 481.95 → 482.00.
    expect(bill([line(459_00)], { country: "BD" })).toMatchObject({
      taxable: 459_00,
      taxes: [{ code: "VAT", title: "VAT 5%", inside: false, amount: 22_95 }],
      roundOff: 5,
      payable: 482_00,
    })
  })

  test("[CAR-2c] a new tax rate applies from local midnight of its first day", () => {
    expect(taxTitleAt("2023-12-31T23:59+05:30")).toBe("VAT 15%")
    expect(taxTitleAt("2024-01-01T00:00+05:30")).toBe("VAT 18%")
    expect(() => taxTitleAt("2001-01-01T00:00+05:30")).toThrow("no rule known for 2001-01-01")
  })

  test("[CAR-2a] every line has its part of each tax, and lines and charges add up to it", () => {
    const { validItems, charges, taxes } = bill([line(99_00), line(99_00), line(1_00)], { deliveryType: "DELIVERY" })
    // (199.00 + 39.00 + 15.00) × 2.5% = 6.325 → 6.33
    expect(taxes.map(({ amount }) => amount)).toEqual([6_33, 6_33])
    expect(validItems.map(({ taxes }) => taxes.map(({ amount }) => amount))).toEqual([
      [2_48, 2_48],
      [2_48, 2_48],
      [2, 2],
    ])
    expect(charges.map(({ code, taxes }) => [code, taxes[0]?.amount])).toEqual([
      ["DELIVERY", 98],
      ["PACKAGING", 37],
    ])
  })
})

test("[CAR-2a] the minor unit left over by a division goes to the same line however the cart is sorted", () => {
  const lines = ["a", "b", "c"].map((id) => line(1_00, { id }))
  // 3.00 × 2.5% = 0.075 → 0.08: three parts, one of them smaller.
  expect(taxOfEach(lines)).toEqual({ a: 3, b: 3, c: 2 })
  expect(taxOfEach(lines.toReversed())).toEqual({ a: 3, b: 3, c: 2 })
})

describe("charges", () => {
  test("[CAR-2a] delivery is charged below its threshold, and never more than the amount missing to it", () => {
    expect(chargesFor(100_00)).toEqual([
      ["DELIVERY", 39_00],
      ["PACKAGING", 15_00],
    ])
    expect(chargesFor(230_00)[0]).toEqual(["DELIVERY", 19_00])
    expect(chargesFor(249_00)).toEqual([["PACKAGING", 15_00]])
    expect(chargesFor(2499_99, { country: "LK" })).toEqual([
      ["DELIVERY", 1],
      ["PACKAGING", 60_00],
    ])
    expect(chargesFor(500_00, { country: "BD" })).toEqual([
      ["DELIVERY", 60_00],
      ["PACKAGING", 20_00],
    ])
  })

  test("[CAR-2a] a coupon never takes free delivery away", () => {
    const pizza = line(260_00)
    expect(
      bill([pizza], { deliveryType: "DELIVERY", discounts: [discountOf([[pizza, 100_00]])] }).charges,
    ).toMatchObject([{ code: "PACKAGING" }])
  })

  test("[CAR-2a] each charge applies to its delivery types", () => {
    expect(chargesFor(100_00, { deliveryType: "PICKUP" })).toEqual([["PACKAGING", 15_00]])
    expect(chargesFor(100_00, { deliveryType: "CURBSIDE" })).toEqual([["PACKAGING", 15_00]])
    expect(chargesFor(100_00, { deliveryType: "DINEIN" })).toEqual([])
  })

  test("[CAR-5b] a carry bag is charged if the customer chooses it, but not for dine-in", () => {
    expect(bill([line(300_00)], { deliveryType: "PICKUP", carryBag: true })).toMatchObject({
      charges: [{ code: "PACKAGING" }, { code: "CARRY_BAG", amount: 7_00 }],
      carryBag: { amount: 7_00, chosen: true },
      withCharges: 322_00,
    })
    expect(bill([line(300_00)], { deliveryType: "PICKUP" }).carryBag).toEqual({ amount: 7_00, chosen: false })
    expect(bill([line(300_00)], { carryBag: true })).toMatchObject({ charges: [], carryBag: null })
  })

  test("[CAR-5c] a tip is added untaxed for deliveries, not for dine-in, and an invalid tip is left out with a note", () => {
    const with30 = bill([line(400_00)], { deliveryType: "DELIVERY", tip: 30_00 })
    expect(with30).toMatchObject({ tip: 30_00, taxable: 415_00, tax: 20_76, roundOff: 24, payable: 466_00 })
    expect(with30.tips).toEqual({ suggestions: [20_00, 30_00, 50_00], most: 500_00 })
    expect(bill([line(400_00)], { tip: 30_00 })).toMatchObject({ tip: 0, tips: null, payable: 420_00 })
    for (const tip of [-1, 0.5, 500_01, Number.NaN, Infinity]) {
      const { notes, ...otherFields } = bill([line(400_00)], { deliveryType: "DELIVERY", tip })
      expect(otherFields).toMatchObject({ tip: 0, orderable: true })
      expect(notes).toMatchObject([{ code: "TIP_NOT_TAKEN", stops: false, most: 500_00 }])
    }
  })

  test("[CAR-2a] an empty cart costs nothing", () => {
    const empty = bill([], { deliveryType: "DELIVERY", tip: 50_00, carryBag: true })
    expect(empty).toMatchObject({ payable: 0, charge: 0, tip: 0, tax: 0, notes: [], orderable: false })
  })
})

describe("discounts", () => {
  test("[CAR-2a] each line lists what each offer deducted", () => {
    const pizza = line(300_00)
    const bread = line(100_00)
    const discounts = [
      discountOf(
        [
          [pizza, 75_00],
          [bread, 25_00],
        ],
        "one",
      ),
      discountOf([[pizza, 10_00]], "other"),
    ]
    const { validItems, ...otherFields } = bill([pizza, bread], { discounts })
    expect(validItems).toMatchObject([
      {
        gross: 300_00,
        discounts: [
          { offerId: "one", amount: 75_00 },
          { offerId: "other", amount: 10_00 },
        ],
        net: 215_00,
      },
      { gross: 100_00, discounts: [{ offerId: "one", amount: 25_00 }], net: 75_00 },
    ])
    expect(otherFields.discounts).toMatchObject([
      { offerId: "one", amount: 100_00 },
      { offerId: "other", amount: 10_00 },
    ])
    expect(otherFields).toMatchObject({ discount: 110_00, displayNetPrice: 290_00 })
  })

  test("[CAR-2a] a discount that doesn't fit the cart throws", () => {
    const pizza = line(300_00)
    expect(() => bill([pizza], { discounts: [discountOf([[pizza, 300_01]])] })).toThrow("exceeds its price")
    expect(() => bill([pizza], { discounts: [discountOf([[line(1_00), 1_00]])] })).toThrow("does not fit")
    expect(() => bill([pizza], { discounts: [discountOf([[pizza, -1]])] })).toThrow("does not fit")
    expect(() => bill([pizza], { discounts: [{ ...discountOf([[pizza, 5]]), saving: 6 }] })).toThrow("does not fit")
  })
})

describe("savings, flags, notes and items", () => {
  test("[CAR-3] savings are the rounded reduction of the menu's prices, plus the discounts", () => {
    const reduced = line(180_00, { originalPrice: 200_25, quantity: 2 })
    const dearer = line(100_00, { originalPrice: 90_00 })
    expect(bill([reduced, dearer, line(50_00)]).savings).toEqual({ menu: 41_00, offers: 0, total: 41_00 })
    const pizza = line(300_00)
    expect(bill([reduced, pizza], { discounts: [discountOf([[pizza, 25_50]])] }).savings).toEqual({
      menu: 41_00,
      offers: 25_50,
      total: 66_50,
    })
  })

  test("[CAR-4a] [CAR-4b] flags tell whether all, none or some lines of the cart are of a kind", () => {
    const combo = line(500_00, { productType: "COMBO" })
    const mania = line(99_00, { productType: "PIZZA-MANIA" })
    const side = line(99_00, { productType: "SIDES" })
    const meat = line(300_00, { foodType: "NON_VEG" })
    expect(bill([]).flags).toEqual({ combo: "NO", pizzaMania: "NO", sides: "NO", veg: "NA" })
    expect(bill([combo]).flags).toEqual({ combo: "YES", pizzaMania: "NO", sides: "NO", veg: "YES" })
    expect(bill([mania, side, meat]).flags).toEqual({ combo: "NO", pizzaMania: "MIX", sides: "MIX", veg: "MIX" })
    expect(bill([meat]).flags.veg).toBe("NO")
    expect(bill([side, { ...side, id: "another" }]).flags.sides).toBe("YES")
  })

  test("[CAR-4c] the combo card is shown for a reduced combo without a coupon", () => {
    const combo = line(500_00, { productType: "COMBO", originalPrice: 620_00 })
    expect(bill([combo]).comboCard).toBe(true)
    expect(bill([combo], { discounts: [discountOf([[combo, 1_00]])] }).comboCard).toBe(false)
    expect(bill([{ ...combo, originalPrice: 500_00 }]).comboCard).toBe(false)
    expect(bill([line(100_00, { originalPrice: 120_00 })]).comboCard).toBe(false)
  })

  test("[CAR-8c] [CTY-3d] the minimum order value applies after discounts, in the country's currency", () => {
    expect(bill([line(40_00)], { country: "BD" })).toMatchObject({
      notes: [
        {
          code: "SMALLEST_ORDER",
          stops: true,
          smallest: 50_00,
          missing: 10_00,
        },
      ],
      orderable: false,
    })
    expect(bill([line(50_00)], { country: "BD" })).toMatchObject({ notes: [], orderable: true })
    const free = line(99_00)
    expect(bill([free], { discounts: [discountOf([[free, 99_00]])] }).notes).toMatchObject([{ missing: 1_00 }])
    expect(bill([line(1_00)], { country: "LK" }).orderable).toBe(true)
  })

  test("[CAR-8b] [CAR-8d] more than 60 items can't be ordered, and 4 pizzas or more get a hint", () => {
    const drinks = (quantity: number) => line(60_00, { quantity, pizzas: 0 })
    expect(bill([drinks(20), drinks(20), drinks(20)])).toMatchObject({ items: 60, notes: [], orderable: true })
    expect(bill([drinks(20), drinks(20), drinks(20), drinks(1)])).toMatchObject({
      notes: [{ code: "CART_ITEMS", stops: true, items: 61, limit: 60 }],
      orderable: false,
    })
    expect(bill([line(300_00, { quantity: 3 })]).notes).toEqual([])
    expect(bill([line(300_00, { quantity: 4 })])).toMatchObject({
      notes: [{ code: "BULK_HINT", stops: false, pizzas: 4 }],
      orderable: true,
    })
    expect(bill([line(600_00, { quantity: 2, pizzas: 2, productType: "COMBO" })]).notes).toMatchObject([{ pizzas: 4 }])
  })

  test("[CAR-1d] [CAR-8a] unavailable lines are listed, not billed, and block the order; a quantity that is too high names the limit", () => {
    const refused = { id: "x", productId: "cola", quantity: 21, what: "20", name: "Cola" }
    const many = { ...refused, code: "TOO_MANY_OF_ONE" as const }
    expect(bill([line(100_00)], { quote: { lines: [line(100_00)], refused: [many] } })).toMatchObject({
      invalidItems: [many],
      gross: 100_00,
      notes: [{ code: "LINE_QUANTITY", line: "x", limit: 20 }],
      orderable: false,
    })
    const gone = { ...refused, code: "GONE" as const }
    expect(bill([], { quote: { lines: [line(100_00)], refused: [gone] } })).toMatchObject({
      notes: [],
      orderable: false,
    })
  })

  test("[CAR-1d] each valid item has its product, type and quantity", () => {
    const item = line(180_00, { originalPrice: 200_00, quantity: 2, foodType: "NON_VEG" })
    expect(bill([item]).validItems).toMatchObject([
      {
        product: { foodType: "NON_VEG", price: 180_00, originalPrice: 200_00 },
        productType: "PIZZA",
        quantity: 2,
        gross: 360_00,
      },
    ])
  })
})
