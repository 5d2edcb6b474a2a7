import { formatMoney, type Minor } from "../money/format-money.ts"
import { areCombinable, MAX_OFFERS_PER_BILL } from "./apply-offers.ts"
import type { Eligibility } from "./check-eligibility.ts"
import type { OfferBlocker, BlockedOffer } from "./offer-evaluation.ts"
import { formatList } from "./format-days-and-hours.ts"
import type { EvaluationContext } from "./evaluation-context.ts"
import type { EligibleOffer } from "./offer-reduction.ts"

/** Why an eligible offer is not in the set. */
type NotUsedReason = { message: string } & (
  | { code: "SAVES_LESS"; saving: Minor; than: Minor }
  /** It would save more than the customer's choice. */
  | { code: "CHOSEN_OTHERWISE"; saving: Minor; than: Minor }
  | { code: "CANT_BE_COMBINED"; with: readonly string[] }
  | { code: "ENOUGH_OFFERS"; most: number }
  | { code: "SAVES_NOTHING_MORE" }
)

export interface UnusedOffer extends Omit<BlockedOffer, "stops"> {
  /** Saving of this offer alone; 0 if something blocks it. */
  saving: Minor
  reasons: readonly (OfferBlocker | NotUsedReason)[]
}

export function explainUnusedOffer(
  { offer, labels, stops, eligible, saving }: Eligibility,
  chosen: readonly EligibleOffer[],
  total: Minor,
  context: EvaluationContext,
): UnusedOffer {
  const { id, code, title } = offer
  const common = { offerId: id, code, title, ...labels }
  if (!eligible) return { ...common, saving: 0, reasons: stops }
  return { ...common, saving, reasons: notUsedReasons(eligible, saving, chosen, total, context) }
}

function notUsedReasons(
  eligible: EligibleOffer,
  saving: Minor,
  chosen: readonly EligibleOffer[],
  than: Minor,
  { country }: EvaluationContext,
): NotUsedReason[] {
  const money = (amount: Minor) => formatMoney(amount, country)
  const clashing = chosen.filter((each) => !areCombinable(each, eligible)).map(({ offer }) => offer)
  if (clashing.length > 0) {
    const titles = clashing.map(({ title }) => `‘${title}’`)
    const cannotCombine = {
      code: "CANT_BE_COMBINED",
      with: clashing.map(({ id }) => id),
      message: `Can't be combined with ${formatList(titles, "or")}.`,
    } as const
    return [cannotCombine, compare(saving, than, money)]
  }
  if (chosen.length === MAX_OFFERS_PER_BILL) {
    const message = `Up to ${MAX_OFFERS_PER_BILL} offers go on one bill.`
    return [{ code: "ENOUGH_OFFERS", most: MAX_OFFERS_PER_BILL, message }, compare(saving, than, money)]
  }
  return [{ code: "SAVES_NOTHING_MORE", message: "It would add nothing to what you save already." }]
}

function compare(saving: Minor, than: Minor, money: (amount: Minor) => string): NotUsedReason {
  return saving > than
    ? {
        code: "CHOSEN_OTHERWISE",
        saving,
        than,
        message: `Saves ${money(saving)}; what you chose saves ${money(than)}.`,
      }
    : { code: "SAVES_LESS", saving, than, message: `Saves ${money(saving)}; what is on saves ${money(than)}.` }
}
