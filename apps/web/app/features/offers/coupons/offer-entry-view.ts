import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"

/** What an entry of the coupons page shows besides the offer itself. */
export interface OfferEntryView {
  /** Why it doesn't apply. */
  error: string | null
  /** The payment method that the offer requires. */
  nudge: string | null
  /** The steps of a milestone. */
  options: OfferEntry["offerOptions"]
  /** The end of the countdown. */
  endsAt: number | null
}

/** OFR-3: decides which error, nudge, steps and countdown an entry shows. */
export function toOfferEntryView(
  { status, messages, paymentId, labelType, offerOptions, expiryTimer }: OfferEntry,
  now: number,
): OfferEntryView {
  const isApplicable = status === "APPLIED"
  const [firstMessage] = messages
  const { endTime, showTimerBefore } = expiryTimer
  const nudge = messages.find(({ messageType }) => messageType === "nudge")
  return {
    error: !isApplicable && firstMessage?.messageType === "error" ? firstMessage.message : null,
    nudge: isApplicable && paymentId !== null ? (nudge?.message ?? null) : null,
    options: isApplicable && labelType === "general_milestone" ? offerOptions : [],
    endsAt: isApplicable && endTime !== null && isTimerShown(showTimerBefore, now) ? Date.parse(endTime) : null,
  }
}

function isTimerShown(showTimerBefore: string | null, now: number): boolean {
  return showTimerBefore === null || Date.parse(showTimerBefore) < now
}
