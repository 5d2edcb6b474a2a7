import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as menuTexts from "@hearth/texts/loyalty/rewards-menu.ts"
import type { Redeemed } from "./redeem-pizza.ts"

/** LOY-2: what redeeming changed in the cart besides adding a free pizza. Undefined if nothing. */
export function describeRedemption(
  { otherIsFree, removedCodes }: Pick<Redeemed, "otherIsFree" | "removedCodes">,
  country: CountryCode,
): string | undefined {
  const sentences = [
    ...(otherIsFree
      ? [
          menuTexts.pointsPayForOther(otherIsFree.freeName),
          menuTexts.youPayFor(otherIsFree.chosenName, formatMoney(otherIsFree.chosenPrice, country)),
        ]
      : []),
    ...(removedCodes.length > 0 ? [menuTexts.codesRemoved(removedCodes)] : []),
  ]
  return sentences.length === 0 ? undefined : sentences.join(" ")
}
