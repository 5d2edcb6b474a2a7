import { countries, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { invoiceRules } from "@hearth/domain/countries/topics/invoices.ts"
import { formatAmount } from "@hearth/domain/money/format-money.ts"
import { amountInWords } from "@hearth/texts/orders/amount-in-words.ts"
import type { BillTax } from "@hearth/domain/pricing/bill.ts"
import type { BillWithTexts } from "@hearth/texts/cart/priced-bill.ts"
import { formatClock } from "@hearth/domain/stores/zoned-time.ts"
import { offerWithPoints } from "@hearth/texts/loyalty/free-pizza.ts"
import * as invoiceTexts from "@hearth/texts/orders/invoices.ts"
import type { StoredOrder } from "../../orders/public.ts"
import type { StoredInvoice } from "../invoices.store.ts"
import type { Seller } from "../invoice-seller.ts"
import { buildBuyer, buildSeller } from "./build-parties.ts"
import { listInvoicePayments, type PaymentSplit } from "./list-invoice-payments.ts"
import type { Column, Fact, InvoiceContent, Row } from "./invoice-content.ts"
import { formatDate } from "./format-date.ts"

const BRAND = "Hearth"

/** The parts of an order that its invoice shows. */
export type InvoicedOrder = Pick<
  StoredOrder,
  "number" | "country" | "bill" | "deliveryType" | "contact" | "place" | "payable"
>

/** ORD-6: builds the content of an order's invoice. Every amount comes from the order's frozen bill. */
export function buildInvoiceContent(
  order: InvoicedOrder,
  invoice: StoredInvoice,
  payment: PaymentSplit,
): InvoiceContent {
  const { country, bill } = order
  const { seller, number } = invoice
  const terms = invoiceTexts.countryTerms[country]
  const format = (amount: number) => formatAmount(amount, country)
  return {
    metadata: {
      title: invoiceTexts.documentTitle(terms.heading, number),
      subject: invoiceTexts.documentSubject(order.number, BRAND, seller.store.name),
      author: seller.legalName,
      issuedAt: invoice.issuedAt.getTime(),
    },
    form: terms.form,
    brand: BRAND,
    heading: terms.heading,
    seller: buildSeller(seller, terms.taxNumber),
    buyer: buildBuyer(order),
    facts: buildFacts(order, invoice),
    columns: buildColumns(bill, seller),
    rows: buildRows(bill, invoice.lineDetails, format),
    columnTotals: buildColumnTotals(bill, format),
    totals: [
      { label: terms.taxable, value: format(bill.taxable) },
      ...bill.taxes.map((tax) => ({ label: titleOf(tax, seller), value: format(tax.amount) })),
      ...(bill.tip === 0 ? [] : [{ label: invoiceTexts.tip, value: format(bill.tip) }]),
      ...(bill.roundOff === 0 ? [] : [{ label: invoiceTexts.rounding, value: format(bill.roundOff) }]),
    ],
    total: { label: invoiceTexts.total, value: formatWithCurrency(bill.payable, country) },
    inWords: amountInWords(bill.payable, country),
    payments: listInvoicePayments(
      { payable: order.payable, points: sumAmounts(bill.discounts.map(({ points = 0 }) => points)) },
      payment,
      (amount) => formatWithCurrency(amount, country),
    ),
    offers: bill.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ title, code, amount, points }) => ({
        label: points === undefined ? invoiceTexts.offer(title, code) : offerWithPoints(title, points),
        value: format(-amount),
      })),
    notes: terms.notes,
  }
}

function buildFacts(order: InvoicedOrder, { number, issuedAt, seller }: StoredInvoice): Fact[] {
  const { country } = order
  const { timeZone } = countries[country]
  const issueTime = issuedAt.getTime()
  return [
    { label: invoiceTexts.countryTerms[country].number, value: number },
    { label: invoiceTexts.date, value: formatDate(issueTime, timeZone) },
    { label: invoiceTexts.time, value: formatClock(issueTime, timeZone) },
    { label: invoiceTexts.order, value: order.number },
    ...(seller.state
      ? [{ label: invoiceTexts.placeOfSupply, value: invoiceTexts.state(seller.state.name, seller.state.code) }]
      : []),
    ...(invoiceRules[country].placeOfSupply === "city"
      ? [{ label: invoiceTexts.placeOfSupply, value: seller.store.city }]
      : []),
  ]
}

const MONEY_COLUMN = { width: 54, align: "right" } as const

function buildColumns(bill: BillWithTexts, seller: Seller): Column[] {
  const { columns, taxColumn } = invoiceTexts.countryTerms[bill.country]
  return [
    { title: "#", width: 18, align: "left" },
    { ...columns.item, width: "rest", align: "left" },
    { ...columns.quantity, width: 34, align: "right" },
    { ...columns.price, ...MONEY_COLUMN },
    { ...columns.discount, ...MONEY_COLUMN },
    { ...columns.taxable, ...MONEY_COLUMN, width: 60 },
    ...bill.taxes.map((tax) => ({ ...taxColumn, ...MONEY_COLUMN, title: titleOf(tax, seller), width: 48 })),
    { ...columns.total, ...MONEY_COLUMN, width: 62 },
  ]
}

/** In a union territory, replaces SGST in the title with the territory's tax. */
function titleOf({ code, title }: BillTax, { state }: Seller): string {
  return code === "SGST" && state ? title.replace(code, state.tax) : title
}

function buildRows(
  bill: BillWithTexts,
  lineDetails: StoredInvoice["lineDetails"],
  formatAmount: (amount: number) => string,
): Row[] {
  const items = bill.validItems.map((line, index) => ({
    ...line,
    name: invoiceTexts.itemName(line.name, line.size, lineDetails[index] ?? []),
    price: line.product.price,
  }))
  const charges = bill.charges.map(({ title, amount, taxable, taxes }) => {
    return { name: title, quantity: 1, price: amount, discount: 0, taxable, taxes }
  })
  return [...items, ...charges].map(({ name, quantity, price, discount, taxable, taxes }, index) => {
    const lineTaxes = bill.taxes.map(({ code }) => taxes.find((tax) => tax.code === code)?.amount ?? 0)
    const money = [price, -discount, taxable, ...lineTaxes, taxable + sumAmounts(lineTaxes)]
    return {
      cells: [
        String(index + 1),
        name,
        String(quantity),
        ...money.map((amount) => (amount === 0 ? "–" : formatAmount(amount))),
      ],
    }
  })
}

function buildColumnTotals(
  { discount, taxable, taxes, tax }: BillWithTexts,
  formatAmount: (amount: number) => string,
): Row {
  const money = [-discount, taxable, ...taxes.map(({ amount }) => amount), taxable + tax]
  return {
    cells: ["", invoiceTexts.sum, "", "", ...money.map((amount) => (amount === 0 ? "–" : formatAmount(amount)))],
  }
}

function formatWithCurrency(amount: number, country: CountryCode): string {
  const { symbol } = countries[country].currency
  return `${symbol}${symbol.endsWith(".") ? "\u00A0" : ""}${formatAmount(amount, country)}`
}

function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
