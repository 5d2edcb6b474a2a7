import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { fingerprintRows } from "../../platform/database/fingerprint-rows.ts"
import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import type { Platform } from "../../platform/platform.ts"
import { seedOffers } from "../../seed/offers/seed-offers.ts"
import type { CartOffers } from "../cart/public.ts"
import { filterForClient } from "./filter-for-client.ts"
import { purgeExpiredGuests } from "./customers/purge-expired-guests.ts"
import { toOfferFacts } from "./customers/to-offer-facts.ts"
import { loadOffers, OFFERS_CHANGED } from "./load-offers.ts"
import { dayOf } from "./local-day.ts"
import { readOffers } from "./offers.store.ts"
import { hasPrizeSql } from "./wheel/spins.store.ts"
import { readCustomerFacts } from "./uses/uses.store.ts"

interface CountryOffers {
  offers: readonly Offer[]
  /** For the time when the loyalty programme is switched off. */
  offersWithoutPoints: readonly Offer[]
  /** The ids of the offers with a limit: only their uses are read. */
  limited: readonly string[]
}

/** Caches every offer of every country: loads them at the start and again when any node changes them. */
export function createOffers(
  platform: Pick<Platform, "db" | "database" | "clock" | "log" | "http" | "jobs" | "onStart" | "settings" | "switches">,
): CartOffers {
  const { db, database, log, http, jobs, onStart, settings, switches } = platform
  let byCountry: ReadonlyMap<CountryCode, CountryOffers> | undefined

  const cache = createMemoryCache(
    "offers",
    {
      version: () => fingerprintRows(db, ["offers.edition", "offers.offer"]),
      async read() {
        const rows = await readOffers(db)
        byCountry = new Map(
          countryCodes.map((country) => {
            const offers = rows.filter((row) => row.country === country).map(({ data }) => data)
            const offersWithoutPoints = offers.filter(({ points }) => points === null)
            return [country, { offers, offersWithoutPoints, limited: offers.filter(isLimited).map(({ id }) => id) }]
          }),
        )
      },
    },
    log,
    settings.cacheMaxAgeSeconds,
  )

  onStart(async () => {
    const changed = await loadOffers(platform, seedOffers)
    if (changed.length > 0) log.info({ changed }, "offers loaded")
    // Listens before reading, so that a change in between isn't missed.
    const stopListening = await database.listen(OFFERS_CHANGED, () => cache.reload())
    http.addHook("onClose", () => {
      cache.close()
      return stopListening()
    })
    await cache.load()
  })

  jobs.every("offers.forget-guests", "53 4 * * *", () => purgeExpiredGuests(platform))

  function requireCountry(country: CountryCode): CountryOffers {
    const countryOffers = byCountry?.get(country)
    if (!countryOffers) throw new Error("offers were requested before they were loaded")
    return countryOffers
  }

  return {
    offersOf(country, clientType) {
      const { offers, offersWithoutPoints } = requireCountry(country)
      const areRewardsOn = isFeatureOn("loyalty", country, switches.featuresOff())
      return filterForClient(areRewardsOn ? offers : offersWithoutPoints, clientType)
    },
    hasPrizeSql: (country, userId, at) => hasPrizeSql({ country, userId, at: new Date(at) }),
    async readCustomerFacts(db, country, userId, at) {
      const query = {
        userId,
        country,
        at: new Date(at),
        day: dayOf(country, at),
        offerIds: requireCountry(country).limited,
        countReserved: false,
      }
      return toOfferFacts(await readCustomerFacts(db, query), at)
    },
  }
}

function isLimited({ limits, points }: Offer): boolean {
  return points !== null || limits.inAll !== null || limits.perUser !== null || limits.perUserDay !== null
}
