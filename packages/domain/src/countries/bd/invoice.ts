import type { InvoiceRules } from "../invoice-rules.ts"

export const invoice: InvoiceRules = { firstMonth: 7, placeOfSupply: null }
