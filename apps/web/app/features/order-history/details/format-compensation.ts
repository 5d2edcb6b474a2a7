import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { OrderDetails } from "../order-history.api.ts"

const compensationTexts = {
  wallet: "went into your wallet",
  source: "goes back to where you paid from",
  cash: "was taken off what you paid at the door",
} as const

/** TRK-3: for a past order. */
export function formatCompensation(
  { amount, how }: NonNullable<OrderDetails["compensation"]>,
  country: CountryCode,
): string {
  return `${formatMoney(amount, country)} ${compensationTexts[how]}.`
}
