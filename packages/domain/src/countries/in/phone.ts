import type { PhoneRules } from "../../identity/phone-rules.ts"

export const phone: PhoneRules = { length: 10, groups: [5, 5], notMobile: /^[1-5]/ }
