import { expect, test } from "vitest"
import { billFreeOfCharge } from "./bill-free-of-charge.ts"
import { priceCart } from "./price-cart.ts"

const lineOf = (id: string, price: number, quantity: number) => ({
  id,
  productId: id,
  name: id,
  productType: "PIZZA",
  categories: [],
  size: "medium",
  foodType: "VEG" as const,
  quantity,
  price,
  originalPrice: price,
  pizzas: 1,
})

const original = priceCart({
  country: "IN",
  at: Date.parse("2026-11-18T08:00:00Z"),
  deliveryType: "DELIVERY",
  quote: { lines: [lineOf("margherita", 239_00, 2), lineOf("cola", 60_00, 1)], refused: [] },
  discounts: [],
  carryBag: true,
  tip: 20_00,
})

test("[FBK-3i] lines that are made again are on the bill at their prices, with one discount of the whole amount", () => {
  const bill = billFreeOfCharge(original, ["margherita"], { offerId: "replacement", title: "Made again" })
  expect(bill.validItems).toMatchObject([{ id: "margherita", gross: 478_00, discount: 478_00, net: 0, taxable: 0 }])
  expect(bill.discounts).toEqual([{ offerId: "replacement", code: null, title: "Made again", amount: 478_00 }])
  expect(bill).toMatchObject({ items: 2, gross: 478_00, discount: 478_00, displayNetPrice: 0, payable: 0 })
})

test("[FBK-3i] lines that are made again have no charges, taxes or tip", () => {
  expect(original).toMatchObject({ tip: 20_00, charges: expect.arrayContaining([expect.anything()]) })
  expect(billFreeOfCharge(original, ["margherita", "cola"], { offerId: "replacement", title: "" })).toMatchObject({
    charges: [],
    charge: 0,
    taxes: [],
    tax: 0,
    tip: 0,
    roundOff: 0,
    savings: { total: 0 },
  })
})
