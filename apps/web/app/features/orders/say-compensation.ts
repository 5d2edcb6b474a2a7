import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { OrderDetails } from "./orders.api.ts"

const ways = {
  wallet: "went into your wallet",
  source: "goes back to where you paid from",
  cash: "was taken off what you paid at the door",
} as const

/** TRK-3, when one looks back at it. */
export function sayCompensation(
  { amount, how }: NonNullable<OrderDetails["compensation"]>,
  country: CountryCode,
): string {
  return `${formatMoney(amount, country)} ${ways[how]}.`
}
