import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { formatClock, MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as guaranteeTexts from "@hearth/texts/guarantee.ts"
import type { Tracker } from "./tracker.api.ts"

type How = NonNullable<Tracker["owed"]>["how"]

const paidTexts: Readonly<Record<How, string>> = {
  wallet: "It’s in your wallet.",
  source: "It goes back to where you paid from.",
  cash: "It was taken off what you paid at the door.",
}

const pendingTexts: Readonly<Record<How, (amount: string) => string>> = {
  wallet: (amount) => `You get ${amount} back, without asking: it’s in your wallet as soon as your order is there.`,
  source: (amount) => `You get ${amount} back to where you paid from, without asking, as soon as your order is there.`,
  cash: (amount) => `You get ${amount} back: pay that much less at the door.`,
}

export interface GuaranteeStatus {
  isLate: boolean
  /** Not late yet, but the estimate is. */
  isAtRisk: boolean
  /** The due time of the guarantee. */
  dueAt: string
  /** The time of the handover, if it has happened. */
  endedAt: number | undefined
}

/** TRK-3: describes the state of the guarantee and its compensation. */
export function formatGuarantee(
  { compensation, owed, placedAt }: Pick<Tracker, "compensation" | "owed" | "placedAt">,
  country: CountryCode,
  { isLate, isAtRisk, dueAt, endedAt }: GuaranteeStatus,
): { title: string; words: string } {
  if (compensation)
    return {
      title: `${formatMoney(compensation.amount, country)} back for you`,
      words: `We were late, and we’re sorry. ${paidTexts[compensation.how]}`,
    }
  if (endedAt !== undefined) {
    const minutes = Math.max(1, Math.ceil((endedAt - Date.parse(placedAt)) / MINUTE_MS))
    return {
      title: guaranteeTexts.guaranteeName,
      words: `There in ${minutes} ${minutes === 1 ? "minute" : "minutes"}: promise kept.`,
    }
  }
  const amount = formatMoney(owed?.amount ?? 0, country)
  if (isLate) return { title: "We’re late, and we’re sorry", words: pendingTexts[owed?.how ?? "source"](amount) }
  const by = formatClock(dueAt, countries[country].timeZone)
  return {
    title: guaranteeTexts.guaranteeName,
    words: isAtRisk
      ? `It looks as if we’ll be later than ${by}. Then ${amount} goes back to you.`
      : `At your door by ${by}, or ${amount} goes back to you.`,
  }
}

/** Compares the end of the estimate, which the screen shows as expected. */
export function isEstimateLate(estimate: Tracker["estimate"], dueAt: string): boolean {
  return estimate !== null && Date.parse(estimate.to) > Date.parse(dueAt)
}
