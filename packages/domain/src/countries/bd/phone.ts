import type { PhoneRules } from "../../identity/phone-rules.ts"

export const phone: PhoneRules = { length: 10, groups: [4, 6], notMobile: null }
