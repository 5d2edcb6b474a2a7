import type { GuaranteeTerms } from "../../guarantee/guarantee-terms.ts"

export const guarantee: GuaranteeTerms = { liability: 750_00 }
