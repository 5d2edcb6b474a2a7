import { formatMoney, type Minor } from "../money/format-money.ts"
import type { BestOffers } from "./best-offers.ts"
import { chooseOffers } from "./choose-offers.ts"
import { judgeOffer } from "./judge-offer.ts"
import type { StopCode } from "./judgement.ts"
import type { Offer } from "./offer.ts"
import { sayList } from "./say-when.ts"
import type { Situation } from "./situation.ts"

export type PutOn =
  | { ok: true; codes: readonly string[] }
  /** SAVES_LESS: what is on the bill, and would have to go, saves more. */
  | { ok: false; stop: StopCode | "SAVES_LESS"; message: string }

type Applied = BestOffers["applied"]

/**
 * OFR-4: the codes on a cart once these are put on too, all at once; `situation.wanted` are those that are on. They take
 * the place of what can't stand beside them, but never of what saves more: nobody asked for a higher bill, and a prize
 * would be pushed off unseen. Who wants it nevertheless takes the better code off first.
 */
export function putOnCodes(offers: readonly Offer[], codes: readonly string[], situation: Situation): PutOn {
  const on = situation.wanted
  // First among the wanted: what the customer just chose is what they want now.
  const then = { ...situation, wanted: [...codes, ...on.filter((each) => !codes.includes(each))] }
  for (const offer of offers.filter(({ code }) => code !== null && codes.includes(code))) {
    const judged = judgeOffer(offer, then)
    if (!judged.applies) return { ok: false, stop: judged.stops[0].code, message: judged.stops[0].message }
  }
  const before = chooseOffers(offers, situation)
  const after = chooseOffers(offers, then)
  const less = savingOf(before) - savingOf(after)
  if (less > 0) return { ok: false, stop: "SAVES_LESS", message: sayLess(codes, before, after, less, situation) }
  const applied = new Set(after.map(({ code }) => code))
  return { ok: true, codes: [...new Set([...on, ...codes])].filter((code) => applied.has(code)) }
}

function savingOf(applied: Applied): Minor {
  return applied.reduce((sum, { saving }) => sum + saving, 0)
}

function sayLess(
  codes: readonly string[],
  before: Applied,
  after: Applied,
  less: Minor,
  { country }: Situation,
): string {
  const pushed = before.filter(({ offerId }) => !after.some((each) => each.offerId === offerId))
  const named = sayList(
    pushed.map(({ code, title }) => code ?? `‘${title}’`),
    "and",
  )
  const wanted = sayList(codes, "and")
  const isOne = pushed.length === 1
  const saves = `${named} ${isOne ? "saves" : "save"} you ${formatMoney(less, country)} more`
  // A prize comes off by itself: there is nothing to take off.
  return pushed.every(({ code }) => code !== null)
    ? `${saves}. Take ${isOne ? "it" : "them"} off first to use ${wanted}.`
    : `${saves}, and ${wanted} can’t be combined with ${isOne ? "it" : "them"}.`
}
