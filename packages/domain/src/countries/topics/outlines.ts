import { outline as BD } from "../bd/outline.ts"
import type { ByCountry } from "../country-topics.ts"
import { outline as IN } from "../in/outline.ts"
import { outline as LK } from "../lk/outline.ts"

export const countryOutlines: ByCountry<"outline"> = { IN, LK, BD }
