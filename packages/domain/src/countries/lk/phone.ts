import type { PhoneRules } from "../../identity/phone-rules.ts"

export const phone: PhoneRules = { length: 9, groups: [2, 3, 4], notMobile: null }
