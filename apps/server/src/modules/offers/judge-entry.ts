import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import { bindPayment } from "@hearth/domain/offers/examine-offer.ts"
import { judgeOffer } from "@hearth/domain/offers/judge-offer.ts"
import type { Judgement } from "@hearth/domain/offers/judgement.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { Situation } from "@hearth/domain/offers/situation.ts"
import { writable } from "../../platform/http/writable.ts"
import { toIso } from "../../platform/iso-moment.ts"
import { sendTimer } from "./send-offer.ts"

/** An offer as the coupons page shows it. */
export interface JudgedEntry {
  entry: OfferEntry
  /** Rejected, and something more in the cart would change that. */
  isAlmost: boolean
}

/**
 * Judged as if it were chosen, since that is what a tap on it does: one that is bound to a way to pay applies, with the
 * words that keep the customer to it.
 */
export function judgeEntry(offer: Offer, situation: Situation, onBill: readonly string[]): JudgedEntry {
  const { code, id: offerId, title, summary, category } = offer
  const wanted = code === null ? situation.wanted : [code, ...situation.wanted]
  const judged = judgeOffer(offer, { ...situation, wanted })
  const entry = {
    offerId,
    code,
    title,
    summary,
    category,
    status: judged.applies ? ("APPLIED" as const) : ("REJECTED" as const),
    onBill: onBill.includes(offerId),
    saving: judged.applies ? judged.saving : 0,
    labelType: judged.labelType,
    offerOptions: judged.offerOptions,
    expiryTimer: sendTimer(judged.expiryTimer),
    timestamp: toIso(situation.at),
    messages: messagesOf(judged),
    paymentId: bindPayment(offer.conditions, situation).paymentId,
    missing: missingOf(judged),
  }
  return { entry: writable(entry), isAlmost: isAlmost(judged) }
}

function messagesOf(judged: Judgement): OfferEntry["messages"] {
  if (!judged.applies) return judged.stops.map(({ message }) => ({ messageType: "error", message }))
  return judged.nudge === null ? [] : [{ messageType: "nudge", message: judged.nudge }]
}

/** Only where the customer can do something about everything that stops it. */
function missingOf(judged: Judgement) {
  if (judged.applies || judged.stops.some(({ missing }) => missing === null)) return null
  return judged.stops[0].missing
}

function isAlmost(judged: Judgement): boolean {
  return !judged.applies && judged.stops.every(({ missing }) => missing?.kind === "amount" || missing?.kind === "items")
}
