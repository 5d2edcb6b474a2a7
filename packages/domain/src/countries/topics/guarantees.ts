import { guarantee as BD } from "../bd/guarantee.ts"
import type { ByCountry } from "../country-topics.ts"
import { guarantee as IN } from "../in/guarantee.ts"
import { guarantee as LK } from "../lk/guarantee.ts"

export const guaranteeTerms: ByCountry<"guarantee"> = { IN, LK, BD }
