import { charges as BD } from "../bd/charges.ts"
import type { ByCountry } from "../country-topics.ts"
import { charges as IN } from "../in/charges.ts"
import { charges as LK } from "../lk/charges.ts"

export const countryCharges: ByCountry<"charges"> = { IN, LK, BD }
