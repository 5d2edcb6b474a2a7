import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import type { FastifyRequest } from "fastify"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { networkOf } from "../../../platform/limits/network-of.ts"
import { consumeLimit } from "../../../platform/limits/consume-limit.ts"
import type { Session } from "../../../platform/sessions/sessions.ts"
import type { CartOwner } from "../../cart/public.ts"
import { requireClientOffers } from "../require-client-offers.ts"
import type { OffersDeps } from "../offers-deps.ts"
import { readWheel } from "./read-wheel.ts"
import { lockCustomer } from "../customers/customers.store.ts"
import { dayOf, midnightOf } from "../local-day.ts"
import { insertSpin } from "./spins.store.ts"
import { drawPrize, prizesOnWheel, wheelRules } from "./wheel-rules.ts"

interface SpinCall {
  session: Session
  request: FastifyRequest
}

/**
 * Spins the wheel; the server draws the prize. Several taps count as one spin, even on different nodes, because a
 * customer has one row per day.
 */
export async function spinWheel(
  deps: Pick<OffersDeps, "offers" | "clock" | "random">,
  tx: Tx,
  owner: CartOwner,
  { session, request }: SpinCall,
) {
  const offers = requireClientOffers(deps.offers, owner)
  const { country } = owner
  const at = deps.clock.now()
  const prizes = prizesOnWheel(offers, at.getTime())
  const totalWeight = prizes.reduce((sum, { wheel }) => sum + wheel.weight, 0)
  if (totalWeight === 0) throw new AppError("RULE_NOT_MET", { displayMsg: offerMessageTexts.wheelClosed })
  const prize = drawPrize(prizes, deps.random.below(totalWeight))
  const day = dayOf(country, at)
  const prizeEndsAt = midnightOf(country, day + wheelRules.prizeDays)
  const { endTime } = prize.expiryTimer
  const endsAt = new Date(endTime === 0 ? prizeEndsAt : Math.min(prizeEndsAt, endTime))

  const userId = await lockCustomer(tx, session.userId, at)
  const spin = { userId, country, day, offerId: prize.id, spunAt: at, endsAt }
  if (!(await insertSpin(tx, spin))) throw new AppError("SPUN_ALREADY")
  if (session.kind === "guest") await limitGuestSpins(tx, request, at)
  return { offerId: prize.id, wheel: await readWheel(tx, offers, { userId, country, at }) }
}

/** Runs in the transaction, so that a refused spin is rolled back and doesn't count. */
async function limitGuestSpins(tx: Tx, request: FastifyRequest, now: Date): Promise<void> {
  const windowSeconds = 24 * 3600
  const bucket = `spins:${windowSeconds}:${networkOf(request.ip)}`
  const limitResult = await consumeLimit(tx, { bucket, max: wheelRules.maxGuestSpinsPerNetwork, windowSeconds, now })
  if (limitResult.ok) return
  throw new AppError("TOO_MANY_REQUESTS", {
    displayMsg: offerMessageTexts.tooManySpins,
    retryAfterSeconds: limitResult.retryAfterSeconds,
  })
}
