import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { approvalLimits } from "@hearth/domain/loyalty/points-correction.ts"
import { country } from "../../client/country.ts"

/** How many points head office may correct without a second person in this country. */
export const correctionLimits = approvalLimits(loyaltyRules[country])
