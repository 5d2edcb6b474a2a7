import type { Minor } from "../money/format-money.ts"
import { areCombinable, MAX_OFFERS_PER_BILL } from "./apply-offers.ts"
import type { Eligibility } from "./check-eligibility.ts"
import type { OfferBlocker, BlockedOffer } from "./offer-evaluation.ts"
import type { EligibleOffer } from "./offer-reduction.ts"

/** Why an eligible offer is not among the applied offers. `than` is what these save together. */
export type NotUsedReason =
  | { code: "SAVES_LESS"; saving: Minor; than: Minor }
  /** The offer would save more than the offers that the customer chose. */
  | { code: "CHOSEN_OTHERWISE"; saving: Minor; than: Minor }
  | { code: "CANT_BE_COMBINED"; with: readonly { id: string; title: string }[] }
  | { code: "ENOUGH_OFFERS"; max: number }
  | { code: "SAVES_NOTHING_MORE" }

export interface UnusedOffer extends Omit<BlockedOffer, "blockers"> {
  /** Saving of this offer alone; 0 if something blocks it. */
  saving: Minor
  reasons: readonly (OfferBlocker | NotUsedReason)[]
}

export function explainUnusedOffer(
  { offer, labels, blockers, eligible, saving }: Eligibility,
  chosen: readonly EligibleOffer[],
  chosenSaving: Minor,
): UnusedOffer {
  const { id, code, title } = offer
  const common = { offerId: id, code, title, ...labels }
  if (!eligible) return { ...common, saving: 0, reasons: blockers }
  return { ...common, saving, reasons: notUsedReasons(eligible, saving, chosen, chosenSaving) }
}

function notUsedReasons(
  eligible: EligibleOffer,
  saving: Minor,
  chosen: readonly EligibleOffer[],
  chosenSaving: Minor,
): NotUsedReason[] {
  const conflicting = chosen
    .filter((each) => !areCombinable(each, eligible))
    .map(({ offer: { id, title } }) => ({ id, title }))
  if (conflicting.length > 0)
    return [{ code: "CANT_BE_COMBINED", with: conflicting }, compareSavings(saving, chosenSaving)]
  if (chosen.length === MAX_OFFERS_PER_BILL)
    return [{ code: "ENOUGH_OFFERS", max: MAX_OFFERS_PER_BILL }, compareSavings(saving, chosenSaving)]
  return [{ code: "SAVES_NOTHING_MORE" }]
}

function compareSavings(saving: Minor, chosenSaving: Minor): NotUsedReason {
  return { code: saving > chosenSaving ? "CHOSEN_OTHERWISE" : "SAVES_LESS", saving, than: chosenSaving }
}
