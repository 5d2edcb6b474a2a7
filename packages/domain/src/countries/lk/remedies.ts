import type { RemedyRules } from "../../cases/remedy-rules.ts"

export const remedies: RemedyRules = { dailyLimit: 15_000_00 }
