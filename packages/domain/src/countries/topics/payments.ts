import { payment as BD } from "../bd/payment.ts"
import type { ByCountry } from "../country-topics.ts"
import { payment as IN } from "../in/payment.ts"
import { payment as LK } from "../lk/payment.ts"

export const countryPayments: ByCountry<"payment"> = { IN, LK, BD }
