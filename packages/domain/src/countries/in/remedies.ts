import type { RemedyRules } from "../../cases/remedy-rules.ts"

export const remedies: RemedyRules = { dailyLimit: 5_000_00 }
