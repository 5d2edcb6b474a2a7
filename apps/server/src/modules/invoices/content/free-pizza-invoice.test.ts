import type { Discount } from "@hearth/domain/pricing/bill.ts"
import type { QuotedLine } from "@hearth/domain/pricing/cart-line.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import { withTexts } from "@hearth/texts/cart/priced-bill.ts"
import { expect, test } from "vitest"
import { sampleInvoice, sampleOrder } from "../testing/sample-invoice.ts"
import { buildInvoiceContent } from "./build-invoice-content.ts"

const margherita: QuotedLine = {
  id: "pizza",
  productId: "in-margherita",
  name: "Margherita",
  productType: "PIZZA",
  categories: [],
  pizzas: 1,
  size: "medium",
  foodType: "VEG",
  quantity: 1,
  price: 249_00,
  originalPrice: 249_00,
}
const cola: QuotedLine = {
  ...margherita,
  id: "cola",
  productId: "in-cola",
  name: "Cola",
  productType: "DRINK",
  pizzas: 0,
  size: null,
  price: 60_00,
  originalPrice: 60_00,
}
/** Points pay for the pizza without its extras. */
const freePizza: Discount = {
  offerId: "in-free-pizza",
  code: "FREEPIZZA",
  title: "A free medium pizza",
  saving: 249_00,
  lines: [{ line: "pizza", amount: 249_00 }],
  points: 600,
}

/** The invoice of an order that was served at a table, which has no charges. */
function invoiceOf(lines: QuotedLine[], paymentMode: "FREE" | "UPI", walletAmount = 0) {
  const bill = withTexts(
    priceCart({
      country: "IN",
      at: Date.parse("2026-11-15"),
      deliveryType: "DINEIN",
      quote: { lines, refused: [] },
      discounts: [freePizza],
      carryBag: false,
      tip: 0,
    }),
  )
  const { rows, columnTotals, totals, total, inWords, payments, offers } = buildInvoiceContent(
    sampleOrder(bill),
    sampleInvoice("IN"),
    { paymentMode, walletAmount },
  )
  return {
    rows: [...rows, columnTotals].map(({ cells }) => cells.join(" | ")),
    totals: [...totals, total].map(({ label, value }) => `${label}: ${value}`),
    inWords,
    payments,
    offers,
  }
}

test("[LOY-2d] [ORD-6b] the invoice of a free pizza alone has no tax, a total of zero, and the points that paid", () => {
  expect(invoiceOf([margherita], "FREE")).toEqual({
    rows: ["1 | Margherita, medium | 1 | 249.00 | −249.00 | – | – | – | –", " | Sum |  |  | −249.00 | – | – | – | –"],
    totals: ["Taxable value: 0.00", "CGST 2.5%: 0.00", "SGST 2.5%: 0.00", "Total: ₹0.00"],
    inWords: "Rupees zero only",
    payments: [{ label: "Loyalty points", value: "600" }],
    offers: [{ label: "‘A free medium pizza’ with 600 points", value: "−249.00" }],
  })
})

test("[LOY-2d] [ORD-6b] the invoice of a free pizza with extras and a drink taxes only what money paid for, and lists points, wallet and UPI", () => {
  const withExtras = { ...margherita, price: 309_00, originalPrice: 309_00 }
  expect(invoiceOf([withExtras, cola], "UPI", 50_00)).toEqual({
    rows: [
      "1 | Margherita, medium | 1 | 309.00 | −249.00 | 60.00 | 1.50 | 1.50 | 63.00",
      "2 | Cola | 1 | 60.00 | – | 60.00 | 1.50 | 1.50 | 63.00",
      " | Sum |  |  | −249.00 | 120.00 | 3.00 | 3.00 | 126.00",
    ],
    totals: ["Taxable value: 120.00", "CGST 2.5%: 3.00", "SGST 2.5%: 3.00", "Total: ₹126.00"],
    inWords: "Rupees one hundred and twenty-six only",
    payments: [
      { label: "Loyalty points", value: "600" },
      { label: "Hearth wallet", value: "₹50.00" },
      { label: "UPI", value: "₹76.00" },
    ],
    offers: [{ label: "‘A free medium pizza’ with 600 points", value: "−249.00" }],
  })
})
