import type { InvoiceRules } from "../invoice-rules.ts"

export const invoice: InvoiceRules = { firstMonth: 4, placeOfSupply: "state" }
