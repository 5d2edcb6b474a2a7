import type { RemedyRules } from "../../cases/remedy-rules.ts"

export const remedies: RemedyRules = { dailyLimit: 6_000_00 }
