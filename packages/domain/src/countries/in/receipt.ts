import type { ReceiptRules } from "../receipt-rules.ts"

export const receipt: ReceiptRules = { removesBangla: false }
