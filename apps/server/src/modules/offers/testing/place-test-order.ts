import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { seedOffers } from "../../../seed/offers/seed-offers.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import { loadOffers } from "../load-offers.ts"
import { confirmUses, reserveUses } from "../public.ts"

export interface PlaceTestOrderResult {
  orderId: string
  /** The message to the customer, or null when the order was placed. */
  refusal: string | null
}

/** Places an order like a cash order: reserves and confirms its offers in one transaction. */
export async function placeTestOrder(
  app: TestApp,
  userId: string,
  offerIds: readonly string[],
  { orderId = randomUUID(), country = "IN" }: { orderId?: string; country?: CountryCode } = {},
): Promise<PlaceTestOrderResult> {
  const at = app.clock.now()
  try {
    await inTransaction(app.platform.db, async (tx) => {
      await reserveUses(tx, { orderId, userId, country, at, offerIds })
      await confirmUses(tx, orderId, at)
    })
    return { orderId, refusal: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { orderId, refusal: error.details.displayMsg ?? error.code }
  }
}

/** Changes the limits of offers. Every node is notified. */
export async function limitOffers(app: TestApp, limits: Record<string, Partial<Offer["limits"]>>): Promise<void> {
  const IN = seedOffers.IN.map((offer) => ({ ...offer, limits: { ...offer.limits, ...limits[offer.id] } }))
  await loadOffers(app.platform, { ...seedOffers, IN })
}

/** Returns each tally together with the number of uses that were not released. */
export async function readTallies(app: TestApp): Promise<{ offerId: string; used: number; uses: number }[]> {
  const { rows } = await sql<{ offerId: string; used: number; uses: number }>`
    select tally.offer_id as "offerId", used,
      (select count(*)::int from offers.use where use.offer_id = tally.offer_id and released_at is null) as uses
    from offers.tally order by 1`.execute(app.database.db)
  return rows
}
