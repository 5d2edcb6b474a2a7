import type { Offer } from "@hearth/domain/offers/offer.ts"

/** The rules of the wheel: one turn a customer and day, by the country's own calendar. */
export const wheelRules = {
  /** A prize lasts through this many days, the day it is won included. */
  prizeDays: 2,
  /** Of guests of one network a day: whoever comes as another guest to spin again is soon known by this. */
  maxGuestSpinsPerNetwork: 60,
}

/** What can be won at this moment, in the order it lies on the wheel. */
export function wheelFieldsOf(offers: readonly Offer[], at: number): (Offer & { wheel: { weight: number } })[] {
  return offers.filter(
    (offer): offer is Offer & { wheel: { weight: number } } => offer.wheel !== null && isInTime(offer, at),
  )
}

export function isInTime({ startTime, expiryTimer: { endTime } }: Offer, at: number): boolean {
  return at >= startTime && (endTime === 0 || at < endTime)
}

/** Where a number below the sum of all weights comes to rest. */
export function drawField<Field extends { wheel: { weight: number } }>(fields: readonly Field[], drawn: number): Field {
  let remaining = drawn
  for (const field of fields) {
    remaining -= field.wheel.weight
    if (remaining < 0) return field
  }
  throw new RangeError(`${drawn} is past the last field of the wheel`)
}
