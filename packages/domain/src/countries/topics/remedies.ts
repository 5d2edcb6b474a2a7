import { remedies as BD } from "../bd/remedies.ts"
import type { ByCountry } from "../country-topics.ts"
import { remedies as IN } from "../in/remedies.ts"
import { remedies as LK } from "../lk/remedies.ts"

export const remedyRules: ByCountry<"remedies"> = { IN, LK, BD }
