import { countryCodes, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { amountInWords } from "@hearth/texts/orders/amount-in-words.ts"
import type { Discount } from "@hearth/domain/pricing/bill.ts"
import type { QuotedLine } from "@hearth/domain/pricing/cart-line.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import { type BillWithTexts, withTexts } from "@hearth/texts/cart/priced-bill.ts"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { sampleInvoice, sampleOrder } from "../testing/sample-invoice.ts"
import { buildInvoiceContent } from "./build-invoice-content.ts"
import type { InvoiceContent, Row } from "./invoice-content.ts"

const anyLines = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 0, max: 3_000_00 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((lines) =>
    lines.map(({ quantity, price }, index): QuotedLine => {
      const product = { productId: "thing", name: "Thing", productType: "PIZZA", categories: [], size: null, pizzas: 1 }
      return { ...product, id: `line-${index}`, foodType: "VEG", quantity, price, originalPrice: price }
    }),
  )

const anyBill: fc.Arbitrary<BillWithTexts> = fc
  .record({
    country: fc.constantFrom(...countryCodes),
    deliveryType: fc.constantFrom("DELIVERY", "DINEIN"),
    lines: anyLines,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    carryBag: fc.boolean(),
    tip: fc.integer({ min: 0, max: 90_00 }),
  })
  .map(({ lines, share, ...cart }) => {
    const parts = lines.map(({ id, price, quantity }) => ({ line: id, amount: Math.floor(price * quantity * share) }))
    const saving = parts.reduce((sum, { amount }) => sum + amount, 0)
    const discounts: Discount[] = [{ offerId: "offer", code: "SAVE", title: "Offer", saving, lines: parts }]
    return withTexts(priceCart({ ...cart, at: Date.parse("2026-11-15"), quote: { lines, refused: [] }, discounts }))
  })

/** Parses a printed amount as a reader of the invoice would. */
const amountOf = (text: string | undefined) =>
  text === "–" ? 0 : Math.round(Number((text ?? "").replace("−", "-").replaceAll(/Rs\.|[^\d.-]/g, "")) * 100)
const sumColumn = (rows: readonly Row[], nth: number) => rows.reduce((sum, { cells }) => sum + amountOf(cells[nth]), 0)
const contentOf = (bill: BillWithTexts, overrides: Parameters<typeof sampleOrder>[1] = {}): InvoiceContent =>
  buildInvoiceContent(sampleOrder(bill, overrides), sampleInvoice(bill.country), {
    paymentMode: "CARD",
    walletAmount: 0,
  })

function smallBill(country: CountryCode): BillWithTexts {
  const product = { id: "a", productId: "thing", name: "Margherita", productType: "PIZZA", categories: [], pizzas: 1 }
  const line: QuotedLine = {
    ...product,
    size: "large",
    foodType: "VEG",
    quantity: 2,
    price: 500_00,
    originalPrice: 500_00,
  }
  const at = Date.parse("2026-11-15")
  const quote = { lines: [line], refused: [] }
  return withTexts(
    priceCart({ country, at, deliveryType: "DELIVERY", quote, discounts: [], carryBag: false, tip: 20_00 }),
  )
}

describe("buildInvoiceContent", () => {
  test("[ORD-6b] the amounts on the invoice add up to the bill, to the last minor unit", () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const { rows, columnTotals, totals, total, inWords, offers, columns } = contentOf(bill)
        expect(rows.length).toBe(bill.validItems.length + bill.charges.length)
        const lastColumn = columns.length - 1
        for (let nth = 4; nth <= lastColumn; nth++) expect(sumColumn(rows, nth)).toBe(amountOf(columnTotals.cells[nth]))
        expect(amountOf(columnTotals.cells[4])).toBe(0 - bill.discount)
        expect(amountOf(columnTotals.cells[5])).toBe(bill.taxable)
        bill.taxes.forEach(({ amount }, nth) => expect(amountOf(columnTotals.cells[6 + nth])).toBe(amount))
        expect(amountOf(columnTotals.cells[lastColumn])).toBe(bill.taxable + bill.tax)
        expect(totals.reduce((sum, { value }) => sum + amountOf(value), 0)).toBe(bill.payable)
        expect(amountOf(total.value)).toBe(bill.payable)
        expect(inWords).toBe(amountInWords(bill.payable, bill.country))
        expect(offers.reduce((sum, { value }) => sum + amountOf(value), 0)).toBe(0 - bill.discount)
        for (const { cells } of rows) {
          const taxes = cells.slice(6, lastColumn).reduce((sum, cell) => sum + amountOf(cell), 0)
          expect(amountOf(cells[lastColumn])).toBe(amountOf(cells[5]) + taxes)
        }
      }),
      { numRuns: 300 },
    )
  })

  test("[ORD-6b] an invoice in India has the GSTIN, food licence, place of supply and SAC, and columns for CGST and SGST", () => {
    const content = contentOf(smallBill("IN"))
    expect(content.heading).toBe("Tax Invoice")
    expect(content.seller.name).toBe("Hearth Foods India Private Limited")
    expect(content.seller.facts).toEqual([
      { label: "GSTIN", value: "07ZZZCH2604H1Z8" },
      { label: "FSSAI licence no.", value: "13324024007491" },
    ])
    expect(content.facts).toEqual([
      { label: "Invoice no.", value: "DL2627/0000123" },
      { label: "Date", value: "15 November 2026" },
      { label: "Time", value: "6:35 pm" },
      { label: "Order", value: "IN7K2M9QXD" },
      { label: "Place of supply", value: "Delhi (07)" },
    ])
    expect(content.columns.map(({ title }) => title)).toEqual([
      "#",
      "Item",
      "Qty",
      "Rate",
      "Discount",
      "Taxable value",
      "CGST 2.5%",
      "SGST 2.5%",
      "Total",
    ])
    expect(content.rows[0]?.cells).toEqual([
      "1",
      "Margherita, large",
      "2",
      "500.00",
      "–",
      "1,000.00",
      "25.00",
      "25.00",
      "1,050.00",
    ])
    expect(content.totals.map(({ label }) => label)).toContain("Tip for the rider")
    expect(content.notes[0]).toContain("SAC 996331")
  })

  test("[ORD-6b] in a union territory UTGST replaces SGST", () => {
    const content = buildInvoiceContent(sampleOrder(smallBill("IN")), sampleInvoice("IN", "Chandigarh"), {
      paymentMode: "COD",
      walletAmount: 0,
    })
    expect(content.columns.map(({ title }) => title).slice(6, 8)).toEqual(["CGST 2.5%", "UTGST 2.5%"])
    expect(content.totals.map(({ label }) => label).slice(1, 3)).toEqual(["CGST 2.5%", "UTGST 2.5%"])
  })

  test("[ORD-6b] an invoice in Sri Lanka has the VAT number and the VAT that the prices include", () => {
    const bill = smallBill("LK")
    const content = contentOf(bill)
    expect(content.heading).toBe("Tax Invoice")
    expect(content.seller.facts).toEqual([{ label: "VAT registration no.", value: "999260418-7000" }])
    const [line] = content.rows
    expect(amountOf(line?.cells.at(-1))).toBe(1000_00)
    expect(amountOf(line?.cells[5]) + amountOf(line?.cells[6])).toBe(1000_00)
    expect(content.columns.map(({ title }) => title)).toContain("VAT 18%")
    expect(content.total.value).toMatch(/^Rs\.\u00A0/)
  })

  test("[ORD-6b] an invoice in Bangladesh has the official form's heading and number, the BIN and the VAT", () => {
    const content = contentOf(smallBill("BD"))
    expect(content.form?.mark).toBe("মূসক-৬.৩")
    expect(content.form?.heading).toBe("কর চালানপত্র")
    expect(content.seller.facts).toEqual([{ label: "BIN", value: "009260418-0402" }])
    expect(content.columns.map(({ title }) => title)).toContain("VAT 5%")
    expect(content.total.value).toMatch(/^৳/)
  })

  test("[ORD-6b] shows the buyer's name and only the last digits of the mobile number; the buyer of a deleted account is shown as Customer", () => {
    expect(contentOf(smallBill("IN")).buyer).toMatchObject({
      name: "Asha Rao",
      lines: ["Mobile ending in 2345", "12B, Inner Circle, Connaught Place", "Gate 6"],
    })
    expect(JSON.stringify(contentOf(smallBill("IN")))).not.toContain("9811112345")
    const deletedAccount = contentOf(smallBill("IN"), {
      contact: { firstName: "", lastName: "", mobile: "", email: "" },
      place: { address: null, vehicle: null, table: null },
    })
    expect(deletedAccount.buyer).toMatchObject({ name: "Customer", lines: [] })
    const atTable = contentOf(smallBill("IN"), {
      deliveryType: "DINEIN",
      place: { address: null, vehicle: null, table: 7 },
    })
    expect(atTable.buyer.facts).toEqual([{ label: "Order type", value: "Dine-in, table 7" }])
  })

  test("[ORD-6b] lists each payment method with its amount", () => {
    const bill = smallBill("IN")
    const paidBy = (paymentMode: "UPI" | "COD" | "WALLET", walletAmount: number) =>
      buildInvoiceContent(sampleOrder(bill), sampleInvoice("IN"), { paymentMode, walletAmount }).payments
    const fullAmount = `₹${(bill.payable / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`
    expect(paidBy("COD", 0)).toEqual([{ label: "Cash", value: fullAmount }])
    expect(paidBy("WALLET", bill.payable)).toEqual([{ label: "Hearth wallet", value: fullAmount }])
    const parts = paidBy("UPI", 100_00)
    expect(parts.map(({ label }) => label)).toEqual(["Hearth wallet", "UPI"])
    expect(parts.reduce((sum, { value }) => sum + amountOf(value), 0)).toBe(bill.payable)
  })
})

test("[ORD-6b] a line lists its halves and extras under the names with which they were sold", () => {
  const details = ["Left half: Margherita", "Right half: Farmhouse", "Extra olives ×2"]
  const invoice = { ...sampleInvoice("IN"), lineDetails: [details] }
  const { rows } = buildInvoiceContent(sampleOrder(smallBill("IN")), invoice, { paymentMode: "CARD", walletAmount: 0 })
  expect(rows[0]?.cells[1]).toBe("Margherita, large (Left half: Margherita, Right half: Farmhouse, Extra olives ×2)")
  expect(contentOf(smallBill("IN")).rows[0]?.cells[1]).toBe("Margherita, large")
})
