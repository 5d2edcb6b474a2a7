import { phone as BD } from "../bd/phone.ts"
import type { ByCountry } from "../country-topics.ts"
import { phone as IN } from "../in/phone.ts"
import { phone as LK } from "../lk/phone.ts"

export const phoneRules: ByCountry<"phone"> = { IN, LK, BD }
