import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import type { OrderDetails } from "../../../shared/order/order-details.api.ts"

const compensationTexts = {
  wallet: historyTexts.addedToWallet,
  source: historyTexts.refundedToSource,
  cash: historyTexts.refundedInCash,
} as const

/** TRK-3: says how much compensation a past order got, and how it was paid. */
export function formatCompensation(
  { amount, how }: NonNullable<OrderDetails["compensation"]>,
  country: CountryCode,
): string {
  return compensationTexts[how](amount, country)
}
