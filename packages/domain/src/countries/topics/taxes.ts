import { taxes as BD } from "../bd/taxes.ts"
import type { ByCountry } from "../country-topics.ts"
import { taxes as IN } from "../in/taxes.ts"
import { taxes as LK } from "../lk/taxes.ts"

export const countryTaxes: ByCountry<"taxes"> = { IN, LK, BD }
