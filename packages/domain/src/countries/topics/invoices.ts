import { invoice as BD } from "../bd/invoice.ts"
import type { ByCountry } from "../country-topics.ts"
import { invoice as IN } from "../in/invoice.ts"
import { invoice as LK } from "../lk/invoice.ts"

export const invoiceRules: ByCountry<"invoice"> = { IN, LK, BD }
