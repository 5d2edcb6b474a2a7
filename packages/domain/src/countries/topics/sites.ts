import { site as BD } from "../bd/site.ts"
import type { ByCountry } from "../country-topics.ts"
import { site as IN } from "../in/site.ts"
import { site as LK } from "../lk/site.ts"

export const siteConfigs: ByCountry<"site"> = { IN, LK, BD }
