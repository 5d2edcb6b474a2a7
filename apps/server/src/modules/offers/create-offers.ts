import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { fingerprintRows } from "../../platform/database/fingerprint-rows.ts"
import { keepInMemory } from "../../platform/keep-in-memory.ts"
import type { Platform } from "../../platform/platform.ts"
import { seedOffers } from "../../seed/offers/seed-offers.ts"
import type { CartOffers } from "../cart/public.ts"
import { excludePartners } from "./exclude-partners.ts"
import { factsFrom } from "./facts-of.ts"
import { loadOffers, OFFERS_CHANGED } from "./load-offers.ts"
import { dayOf } from "./local-day.ts"
import { readOffers } from "./offers.store.ts"
import { hasPrize } from "./spins.store.ts"
import { readFacts } from "./uses.store.ts"

interface CountryOffers {
  offers: readonly Offer[]
  /** Of those with a limit: only their uses are asked for. */
  limited: readonly string[]
}

/** Every offer of every country in memory: filled at start, and again when any node changes them. */
export function createOffers(
  platform: Pick<Platform, "db" | "database" | "clock" | "log" | "http" | "onStart" | "settings">,
): CartOffers {
  const { db, database, log, http, onStart, settings } = platform
  let byCountry: ReadonlyMap<CountryCode, CountryOffers> | undefined

  const memory = keepInMemory(
    "offers",
    {
      version: () => fingerprintRows(db, ["offers.edition", "offers.offer"]),
      async read() {
        const rows = await readOffers(db)
        byCountry = new Map(
          countryCodes.map((country) => {
            const offers = rows.filter((row) => row.country === country).map(({ data }) => data)
            return [country, { offers, limited: offers.filter(isLimited).map(({ id }) => id) }]
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
    // First listen, then read: a change in between is heard.
    const stop = await database.listen(OFFERS_CHANGED, () => memory.refill())
    http.addHook("onClose", () => {
      memory.close()
      return stop()
    })
    await memory.fill()
  })

  function of(country: CountryCode): CountryOffers {
    const found = byCountry?.get(country)
    if (!found) throw new Error("asked for offers before the start")
    return found
  }

  return {
    offersOf: (country, shownIn) => excludePartners(of(country).offers, shownIn),
    hasPrize: (country, userId, at) => hasPrize({ country, userId, at: new Date(at) }),
    async factsOf(db, country, userId, at) {
      const asked = {
        userId,
        country,
        at: new Date(at),
        day: dayOf(country, at),
        offerIds: of(country).limited,
        countHeld: false,
      }
      return factsFrom(await readFacts(db, asked), at)
    },
  }
}

function isLimited({ limits }: Offer): boolean {
  return limits.inAll !== null || limits.perUser !== null || limits.perUserDay !== null
}
