import { receipt as BD } from "../bd/receipt.ts"
import type { ByCountry } from "../country-topics.ts"
import { receipt as IN } from "../in/receipt.ts"
import { receipt as LK } from "../lk/receipt.ts"

export const receiptRules: ByCountry<"receipt"> = { IN, LK, BD }
