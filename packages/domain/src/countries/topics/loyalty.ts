import { loyalty as BD } from "../bd/loyalty.ts"
import type { ByCountry } from "../country-topics.ts"
import { loyalty as IN } from "../in/loyalty.ts"
import { loyalty as LK } from "../lk/loyalty.ts"

export const loyaltyRules: ByCountry<"loyalty"> = { IN, LK, BD }
