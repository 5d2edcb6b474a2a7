import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { UpsellReason } from "@hearth/domain/offers/suggest-upsell.ts"

/** Why a product is suggested. The price is displayed next to it. */
export const suggested = (reason: UpsellReason, country: CountryCode): string => {
  switch (reason.code) {
    case "DRINK":
      return "Add a drink"
    case "SIDE":
      return "Goes with your order"
    case "DESSERT":
      return "Add something sweet"
    case "BESTSELLER":
      return "Bestseller"
    case "OFFER": {
      const { promoCode, isApplied, isFree, saving } = reason
      if (promoCode !== null && !isApplied)
        return isFree ? `Free with code ${promoCode}` : `Save ${formatMoney(saving, country)} with code ${promoCode}`
      const codeOrPrize = promoCode ?? "your prize"
      return isFree ? `Free with ${codeOrPrize}` : `Add it and save ${formatMoney(saving, country)} with ${codeOrPrize}`
    }
  }
}
