import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { InvoiceContent } from "./invoice-content.ts"

/** The terms and headings that each country's law prescribes. */
export interface CountryWords {
  heading: string
  form: InvoiceContent["form"]
  number: string
  taxNumber: string
  columns: Record<"item" | "quantity" | "price" | "discount" | "taxable" | "total", { title: string; form?: string }>
  taxColumn: { form?: string }
  taxable: string
  notes: readonly string[]
}

const signed = "Made electronically; valid without a signature."

export const countryWords: Readonly<Record<CountryCode, CountryWords>> = {
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
    notes: ["SAC 996331: restaurant service. Tax is not payable on reverse charge.", signed],
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
    notes: ["Prices and discounts include VAT.", signed],
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
    notes: ["Amounts are in taka. There is no supplementary duty (সম্পূরক শুল্ক) on them.", signed],
  },
}
