import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

type Column = "item" | "quantity" | "price" | "discount" | "taxable" | "total"

/** The terms and headings that each country's law prescribes. */
export interface CountryTerms {
  heading: string
  /** The official form, in the country's language. */
  form: { offices: readonly string[]; heading: string; rule: string; mark: string } | null
  number: string
  taxNumber: string
  columns: Record<Column, { title: string; form?: string }>
  taxColumn: { form?: string }
  taxable: string
  notes: readonly string[]
}

const noSignatureNeeded = "Issued electronically; valid without a signature."

export const countryTerms: Readonly<Record<CountryCode, CountryTerms>> = {
  IN: {
    heading: "Tax Invoice",
    form: null,
    number: "Invoice no.",
    taxNumber: "GSTIN",
    columns: {
      item: { title: "Item" },
      quantity: { title: "Qty" },
      price: { title: "Rate" },
      discount: { title: "Discount" },
      taxable: { title: "Taxable value" },
      total: { title: "Total" },
    },
    taxColumn: {},
    taxable: "Taxable value",
    notes: ["SAC 996331: restaurant service. Tax is not payable on reverse charge.", noSignatureNeeded],
  },
  LK: {
    heading: "Tax Invoice",
    form: null,
    number: "Invoice no.",
    taxNumber: "VAT registration no.",
    columns: {
      item: { title: "Description" },
      quantity: { title: "Qty" },
      price: { title: "Price with VAT" },
      discount: { title: "Discount" },
      taxable: { title: "Value without VAT" },
      total: { title: "Total" },
    },
    taxColumn: {},
    taxable: "Value without VAT",
    notes: ["Prices and discounts include VAT.", noSignatureNeeded],
  },
  BD: {
    heading: "Tax Challan",
    form: {
      offices: ["গণপ্রজাতন্ত্রী বাংলাদেশ সরকার", "জাতীয় রাজস্ব বোর্ড"],
      heading: "কর চালানপত্র",
      rule: "[বিধি ৪০ এর উপ-বিধি (১) এর দফা (গ) ও দফা (চ) দ্রষ্টব্য]",
      mark: "মূসক-৬.৩",
    },
    number: "Challan no.",
    taxNumber: "BIN",
    columns: {
      item: { title: "Description", form: "পণ্য বা সেবার বর্ণনা" },
      quantity: { title: "Qty", form: "পরিমাণ" },
      price: { title: "Unit price", form: "একক মূল্য" },
      discount: { title: "Discount", form: "ছাড়" },
      taxable: { title: "Value", form: "মোট মূল্য" },
      total: { title: "Total with VAT", form: "সকল করসহ মূল্য" },
    },
    taxColumn: { form: "মূসক" },
    taxable: "Value before VAT",
    notes: ["Amounts are in taka. There is no supplementary duty (সম্পূরক শুল্ক) on them.", noSignatureNeeded],
  },
}

export const documentTitle = (heading: string, number: string) => `${heading} ${number}`
export const documentSubject = (order: string, brand: string, store: string) => `Order ${order} at ${brand}, ${store}`

export const soldBy = "Sold by"
export const storeName = (name: string) => `${name} store`
export const phone = (number: string) => `Phone ${number}`
export const foodLicence = "FSSAI licence no."
export const soldTo = "Sold to"
export const customer = "Customer"
export const mobileEndingIn = (digits: string) => `Mobile ending in ${digits}`

export const orderType = "Order type"
export const deliveryTypes: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "Delivery",
  PICKUP: "Pickup at the store",
  CURBSIDE: "Pickup at the car",
  DINEIN: "Dine-in",
}
export const atTable = (deliveryType: DeliveryType, table: number) => `${deliveryTypes[deliveryType]}, table ${table}`
/** The buyer's tax number; null where the country's form has no line for it. */
export const buyerTaxNumber: Readonly<Record<CountryCode, string | null>> = {
  IN: null,
  LK: "Purchaser’s VAT no.",
  BD: "Buyer’s BIN",
}
export const noneGiven = "none given"

export const date = "Date"
export const time = "Time"
export const order = "Order"
export const placeOfSupply = "Place of supply"
export const state = (name: string, code: string) => `${name} (${code})`

const months = "January February March April May June July August September October November December".split(" ")
/** `15 November 2026`; `month` is 1 for January. */
export const fullDate = (day: number, month: number, year: string) => `${day} ${months[month - 1]} ${year}`

/** `Margherita, large (Left half: Margherita, Extra olives ×2)` */
export const itemName = (name: string, size: string | null, details: readonly string[]) =>
  (size === null ? name : `${name}, ${size}`) + (details.length === 0 ? "" : ` (${details.join(", ")})`)

export const sum = "Sum"
export const tip = "Tip for the rider"
export const rounding = "Rounding"
export const total = "Total"
export const totalInWords = "Total in words"
export const paidBy = "Paid by"
export const loyaltyPoints = "Loyalty points"
export const offersIncluded = "Offers included in the discounts above"
export const offer = (title: string, code: string | null) => (code === null ? title : `${title} (${code})`)
export const fact = (label: string, value: string) => `${label}: ${value}`
