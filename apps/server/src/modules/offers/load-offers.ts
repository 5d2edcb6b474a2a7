import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { createHash } from "node:crypto"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { notify } from "../../platform/database/notify.ts"
import type { Platform } from "../../platform/platform.ts"
import { checkOffers } from "../../seed/offers/check-offers.ts"
import { offerContext } from "../../seed/offers/offer-context.ts"
import { createMissingTallies } from "./uses/create-missing-tallies.ts"
import { lockEdition, readEdition, replaceOffers } from "./offers.store.ts"

/** The database channel that notifies nodes of changed offers. */
export const OFFERS_CHANGED = "offers_changed"

/**
 * Makes the tables match the data files and returns the countries whose offers changed. Nodes that start at the same
 * time wait for each other's lock.
 */
export async function loadOffers(
  { db, clock }: Pick<Platform, "db" | "clock">,
  seeds: Readonly<Record<CountryCode, readonly Offer[]>>,
): Promise<CountryCode[]> {
  const changed: CountryCode[] = []
  for (const country of countryCodes) {
    const offers = seeds[country]
    const version = createHash("sha256").update(JSON.stringify(offers)).digest("hex")
    if ((await readEdition(db, country)) === version) continue
    const problems = checkOffers(offers, offerContext(country))
    if (problems.length > 0) throw new Error(`The offers of ${country} are wrong: ${problems.join("; ")}`)
    await createMissingTallies(db, offers)
    const isNew = await inTransaction(db, async (tx) => {
      const now = clock.now()
      if ((await lockEdition(tx, country, now)) === version) return false
      await replaceOffers(tx, country, offers, version, now)
      await notify(tx, OFFERS_CHANGED, country)
      return true
    })
    if (isNew) changed.push(country)
  }
  return changed
}
