import type { GuaranteeTerms } from "../../guarantee/guarantee-terms.ts"

export const guarantee: GuaranteeTerms = { liability: 300_00 }
