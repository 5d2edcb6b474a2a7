import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import * as errorTexts from "@hearth/texts/errors.ts"
import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { toIso } from "../../../platform/to-iso.ts"
import type { CartOwner } from "../../cart/public.ts"
import { requireClientOffers } from "../require-client-offers.ts"
import type { OffersDeps } from "../offers-deps.ts"
import { dayOf, midnightOf } from "../local-day.ts"
import { findSpins } from "./spins.store.ts"
import { prizesOnWheel } from "./wheel-rules.ts"

/** Returns the wheel of the caller's app. */
export async function readOwnWheel({ db, clock, offers }: OffersDeps, owner: CartOwner): Promise<Wheel> {
  return readWheel(db, requireClientOffers(offers, owner), { ...owner, at: clock.now() })
}

/** Returns the wheel's current state for this customer. */
export async function readWheel(
  db: Queryable,
  offers: readonly Offer[],
  { userId, country, at }: { userId: string; country: CountryCode; at: Date },
): Promise<Wheel> {
  const day = dayOf(country, at)
  const prizes = prizesOnWheel(offers, at.getTime())
  const spins = await findSpins(db, { userId, country, day, at })
  const hasSpun = spins.some((spin) => spin.day >= day)
  const canSpin = !hasSpun && prizes.length > 0
  return {
    fields: prizes.map(({ id, title, summary, wheel: { weight } }) => ({ offerId: id, title, summary, weight })),
    canSpin,
    message: canSpin ? null : hasSpun ? errorTexts.byCode.SPUN_ALREADY : offerMessageTexts.wheelClosed,
    nextAt: hasSpun ? toIso(midnightOf(country, day + 1)) : null,
    won: spins.flatMap(({ offerId, endsAt, isUsed }) => {
      const offer = offers.find(({ id }) => id === offerId)
      if (!offer || isUsed || endsAt <= at) return []
      return [{ offerId, title: offer.title, summary: offer.summary, until: toIso(endsAt) }]
    }),
  }
}
