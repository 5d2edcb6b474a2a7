import type { GuaranteeTerms } from "../../guarantee/guarantee-terms.ts"

export const guarantee: GuaranteeTerms | null = null
