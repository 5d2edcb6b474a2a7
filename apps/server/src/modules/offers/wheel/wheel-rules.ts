import type { Offer } from "@hearth/domain/offers/offer.ts"

/** The rules of the wheel. A customer has one spin a day, in the country's time zone. */
export const wheelRules = {
  /** A prize is valid for this many days, including the day on which it is won. */
  prizeDays: 2,
  /** The limit of guest spins per network and day. It stops visitors who open new guest sessions to spin again. */
  maxGuestSpinsPerNetwork: 60,
}

/** Returns the prizes that can be won now, in their sequence on the wheel. */
export function prizesOnWheel(offers: readonly Offer[], at: number): (Offer & { wheel: { weight: number } })[] {
  return offers.filter(
    (offer): offer is Offer & { wheel: { weight: number } } => offer.wheel !== null && isInTime(offer, at),
  )
}

export function isInTime({ startTime, expiryTimer: { endTime } }: Offer, at: number): boolean {
  return at >= startTime && (endTime === 0 || at < endTime)
}

/** Returns the prize for a random number below the sum of all weights. */
export function drawPrize<Prize extends { wheel: { weight: number } }>(prizes: readonly Prize[], drawn: number): Prize {
  let remaining = drawn
  for (const prize of prizes) {
    remaining -= prize.wheel.weight
    if (remaining < 0) return prize
  }
  throw new RangeError(`${drawn} is past the last prize of the wheel`)
}
