import { formatMoney, type Minor } from "../money/format-money.ts"
import { canStandTogether, MOST_TOGETHER } from "./apply-offers.ts"
import type { Examined } from "./examine-offer.ts"
import type { Stop, StoppedOffer } from "./judgement.ts"
import { sayList } from "./say-when.ts"
import type { Situation } from "./situation.ts"
import type { ReadyOffer } from "./take-off.ts"

/** Why an offer that would apply is not in the set. */
type NotTaken = { message: string } & (
  | { code: "SAVES_LESS"; saving: Minor; than: Minor }
  /** It would save more than what the customer chose. */
  | { code: "CHOSEN_OTHERWISE"; saving: Minor; than: Minor }
  | { code: "CANT_BE_COMBINED"; with: readonly string[] }
  | { code: "ENOUGH_OFFERS"; most: number }
  | { code: "SAVES_NOTHING_MORE" }
)

export interface OtherOffer extends Omit<StoppedOffer, "stops"> {
  /** By itself; 0 where something stops it. */
  saving: Minor
  reasons: readonly (Stop | NotTaken)[]
}

export function explainOther(
  { offer, labels, stops, ready, saving }: Examined,
  chosen: readonly ReadyOffer[],
  total: Minor,
  situation: Situation,
): OtherOffer {
  const { id, code, title } = offer
  const common = { offerId: id, code, title, ...labels }
  if (!ready) return { ...common, saving: 0, reasons: stops }
  return { ...common, saving, reasons: sayNotTaken(ready, saving, chosen, total, situation) }
}

function sayNotTaken(
  ready: ReadyOffer,
  saving: Minor,
  chosen: readonly ReadyOffer[],
  than: Minor,
  { country }: Situation,
): NotTaken[] {
  const money = (amount: Minor) => formatMoney(amount, country)
  const clashing = chosen.filter((each) => !canStandTogether(each, ready)).map(({ offer }) => offer)
  if (clashing.length > 0) {
    const titles = clashing.map(({ title }) => `‘${title}’`)
    const combine = {
      code: "CANT_BE_COMBINED",
      with: clashing.map(({ id }) => id),
      message: `Can't be combined with ${sayList(titles, "or")}.`,
    } as const
    return [combine, compare(saving, than, money)]
  }
  if (chosen.length === MOST_TOGETHER) {
    const message = `Up to ${MOST_TOGETHER} offers go on one bill.`
    return [{ code: "ENOUGH_OFFERS", most: MOST_TOGETHER, message }, compare(saving, than, money)]
  }
  return [{ code: "SAVES_NOTHING_MORE", message: "It would add nothing to what you save already." }]
}

function compare(saving: Minor, than: Minor, money: (amount: Minor) => string): NotTaken {
  return saving > than
    ? {
        code: "CHOSEN_OTHERWISE",
        saving,
        than,
        message: `Saves ${money(saving)}; what you chose saves ${money(than)}.`,
      }
    : { code: "SAVES_LESS", saving, than, message: `Saves ${money(saving)}; what is on saves ${money(than)}.` }
}
