import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { checkOfferLimits } from "@hearth/domain/offers/check-conditions.ts"
import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { spendPoints } from "../../loyalty/public.ts"
import { lockCustomer } from "../customers/customers.store.ts"
import { toOfferFacts } from "../customers/to-offer-facts.ts"
import { dayOf } from "../local-day.ts"
import { findOffers } from "../offers.store.ts"
import { usePrize } from "../wheel/spins.store.ts"
import { addToTallies, insertUse, lockTallies, readCustomerFacts, listUses } from "./uses.store.ts"

interface ReserveUsesInput {
  orderId: string
  userId: string
  country: CountryCode
  at: Date
  /** The offers on the order's bill. */
  offerIds: readonly string[]
}

/**
 * Reserves one use of each of the order's offers, all or none. Throws PROMO_REFUSED with the cart's message when an
 * offer has been used up. A repeated call for the same order changes nothing, and an order that released its offers
 * can't reserve them again.
 */
export async function reserveUses(tx: Tx, { orderId, userId, country, at, offerIds }: ReserveUsesInput): Promise<void> {
  const sortedIds = [...new Set(offerIds)].sort()
  if (sortedIds.length === 0) return
  const customer = await lockCustomer(tx, userId, at)
  const existingUses = await listUses(tx, orderId)
  if (existingUses.length > 0) {
    // Compared as sets, because the database may sort differently.
    const isSame =
      existingUses.length === sortedIds.length && existingUses.every(({ offerId }) => sortedIds.includes(offerId))
    if (!isSame || existingUses.some(({ isReleased }) => isReleased))
      throw new AppError("CONFLICT", { orderId, wanted: sortedIds, taken: existingUses })
    return
  }
  // The customer and the tallies are locked before anything is read, so that the counts below stay valid until the
  // transaction ends.
  await lockTallies(tx, sortedIds)
  const offers = await findOffers(tx, country, sortedIds)
  const day = dayOf(country, at)
  const facts = toOfferFacts(
    await readCustomerFacts(tx, { userId: customer, country, at, day, offerIds: sortedIds, countReserved: true }),
    at.getTime(),
  )
  for (const offerId of sortedIds) {
    const offer = offers.find(({ id }) => id === offerId)
    if (!offer) throw new AppError("PROMO_REFUSED", { displayMsg: offerReasonTexts.couponExpired, offerId })
    const [blocker] = checkOfferLimits(offer, { at: at.getTime(), ...facts })
    if (blocker) {
      const displayMsg = offerReasonTexts.blocked(blocker, country)
      throw new AppError("PROMO_REFUSED", { displayMsg, stop: blocker.code, offerId })
    }
    await insertUse(tx, { orderId, offerId, userId: customer, day, points: offer.points, at })
    if (
      offer.points !== null &&
      !(await spendPoints(tx, { userId: customer, country, orderId, points: offer.points, at }))
    )
      // The customer left, or lost points, after their points were read.
      throw new AppError("PROMO_REFUSED", { displayMsg: offerReasonTexts.pointsChanged, offerId })
    if (offer.wheel && !(await usePrize(tx, { userId: customer, offerId, at, orderId })))
      throw new Error(`a prize is no longer available: ${offerId}`)
  }
  await addToTallies(tx, sortedIds, 1)
}
