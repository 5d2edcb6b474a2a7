import { bounds as BD } from "../bd/bounds.ts"
import type { ByCountry } from "../country-topics.ts"
import { bounds as IN } from "../in/bounds.ts"
import { bounds as LK } from "../lk/bounds.ts"

export const countryBounds: ByCountry<"bounds"> = { IN, LK, BD }
