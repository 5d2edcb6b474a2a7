import { formatMoney, type Minor } from "../money/format-money.ts"
import type { BestOffers } from "./best-offers.ts"
import { offersOnBill } from "./offers-on-bill.ts"
import { evaluateOffer } from "./evaluate-offer.ts"
import type { OfferBlockerCode } from "./offer-evaluation.ts"
import type { Offer } from "./offer.ts"
import { formatList } from "./format-days-and-hours.ts"
import type { EvaluationContext } from "./evaluation-context.ts"

export type AddCodesResult =
  | { ok: true; codes: readonly string[] }
  /** SAVES_LESS: an offer that is on the bill and would be displaced saves more. */
  | { ok: false; blocker: OfferBlockerCode | "SAVES_LESS"; message: string }

type AppliedOffers = BestOffers["applied"]

/**
 * OFR-4: returns the codes on a cart after adding these together; `context.wanted` has those that are on it. They
 * replace offers that they can't be combined with, but never at a loss: that would raise the bill, and could displace a
 * prize unnoticed. To use such a code, the customer removes the better one first.
 */
export function addCodes(
  offers: readonly Offer[],
  codes: readonly string[],
  context: EvaluationContext,
): AddCodesResult {
  const currentCodes = context.wanted
  // New codes come first: they are the customer's latest choice.
  const contextAfter = { ...context, wanted: [...codes, ...currentCodes.filter((each) => !codes.includes(each))] }
  for (const offer of offers.filter(({ code }) => code !== null && codes.includes(code))) {
    const evaluation = evaluateOffer(offer, contextAfter)
    if (!evaluation.applies)
      return { ok: false, blocker: evaluation.stops[0].code, message: evaluation.stops[0].message }
  }
  const before = offersOnBill(offers, context)
  const after = offersOnBill(offers, contextAfter)
  const lostSaving = totalSaving(before) - totalSaving(after)
  if (lostSaving > 0)
    return { ok: false, blocker: "SAVES_LESS", message: formatSavesLess(codes, before, after, lostSaving, context) }
  const applied = new Set(after.map(({ code }) => code))
  return { ok: true, codes: [...new Set([...currentCodes, ...codes])].filter((code) => applied.has(code)) }
}

function totalSaving(applied: AppliedOffers): Minor {
  return applied.reduce((sum, { saving }) => sum + saving, 0)
}

function formatSavesLess(
  codes: readonly string[],
  before: AppliedOffers,
  after: AppliedOffers,
  lostSaving: Minor,
  { country }: EvaluationContext,
): string {
  const displaced = before.filter(({ offerId }) => !after.some((each) => each.offerId === offerId))
  const named = formatList(
    displaced.map(({ code, title }) => code ?? `‘${title}’`),
    "and",
  )
  const wanted = formatList(codes, "and")
  const isOne = displaced.length === 1
  const saves = `${named} ${isOne ? "saves" : "save"} you ${formatMoney(lostSaving, country)} more`
  // A prize is applied automatically: the customer has nothing to remove.
  return displaced.every(({ code }) => code !== null)
    ? `${saves}. Take ${isOne ? "it" : "them"} off first to use ${wanted}.`
    : `${saves}, and ${wanted} can’t be combined with ${isOne ? "it" : "them"}.`
}
