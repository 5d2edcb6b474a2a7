import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { CashRefusal } from "@hearth/domain/payments/cash-limit.ts"

/** Why an order can't be paid in cash. */
export const cashRefused = (refusal: CashRefusal, country: CountryCode): string => {
  switch (refusal.code) {
    case "ORDERS_REFUSED":
      // The customer refused these orders or didn't collect them; "accepted" isn't the stage here.
      return "Cash isn’t available to you for now because some orders weren’t accepted. Choose another payment method."
    case "TOO_MANY_OPEN_ORDERS":
      // Any cash orders that are not handed over yet; "on the way" isn't the stage here.
      return "You already have cash orders on the way. Choose another payment method."
    case "ABOVE_LIMIT":
      return `You can pay up to ${formatMoney(refusal.limit, country)} in cash. Choose another payment method.`
  }
}
