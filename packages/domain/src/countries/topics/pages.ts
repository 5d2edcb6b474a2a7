import { pages as BD } from "../bd/pages.ts"
import type { ByCountry } from "../country-topics.ts"
import { pages as IN } from "../in/pages.ts"
import { pages as LK } from "../lk/pages.ts"

export const countryPages: ByCountry<"pages"> = { IN, LK, BD }
