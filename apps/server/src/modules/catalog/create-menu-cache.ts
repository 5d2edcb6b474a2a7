import { type CountryCode, countries, currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import type { DisabledFeature } from "@hearth/domain/countries/features.ts"
import { isoDateOf, type LocalDay, localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import type { Clock } from "../../platform/clock.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { applyAdjustment } from "./apply-adjustment.ts"
import { buildMenuData } from "./build-menu-data.ts"
import type { StoreMenuDifference, CatalogMenu } from "./catalog-menu.ts"
import { type MenuResponses, createMenuResponses } from "./create-menu-responses.ts"
import { type MenuAdjustment, menuAdjustmentOn } from "./menu-adjustment.ts"
import type { FindPicture } from "./read-pictures.ts"

interface MenuCacheOptions {
  pictureOf: FindPicture
  disabledFeatures: readonly DisabledFeature[]
  clock: Clock
}

/** The responses of every store. Stores with the same products and prices share them. */
export interface MenuCache {
  /**
   * Returns the responses for the current local day, without the features that a mini-app's partner blocks. Throws
   * STORE_NOT_FOUND for an unknown store or a store of another country.
   */
  responsesFor(country: CountryCode, storeId: string, blocked: readonly Feature[]): MenuResponses
}

export function createMenuCache(menus: readonly CatalogMenu[], options: MenuCacheOptions): MenuCache {
  const cachesByCountry = new Map(menus.map((menu) => [menu.country, createCountryMenuCache(menu, options)]))
  return {
    responsesFor(country, storeId, blocked) {
      const responses = cachesByCountry.get(country)?.(storeId, blocked)
      if (!responses) throw new AppError("STORE_NOT_FOUND")
      return responses
    },
  }
}

function createCountryMenuCache(menu: CatalogMenu, { pictureOf, disabledFeatures, clock }: MenuCacheOptions) {
  const { timeZone } = countries[menu.country]
  const differencesOf = new Map<string, StoreMenuDifference[]>(menu.stores.map((storeId) => [storeId, []]))
  for (const difference of menu.differences) {
    for (const storeId of difference.stores) differencesOf.get(storeId)?.push(difference)
  }
  let today: LocalDay | undefined
  let adjustments = new Map<string, MenuAdjustment>()
  /** By the key of the adjustment, then by the blocked features. */
  let variants = new Map<string, Map<string, MenuResponses>>()

  /** Drops the responses of adjustments that no store has now, and reuses the others. */
  function startDay(day: LocalDay): void {
    const date = isoDateOf(day)
    adjustments = new Map([...differencesOf].map(([storeId, each]) => [storeId, menuAdjustmentOn(date, each)]))
    const keys = new Set([...adjustments.values()].map(({ key }) => key))
    variants = new Map([...keys].map((key) => [key, variants.get(key) ?? new Map<string, MenuResponses>()]))
    today = day
  }

  return (storeId: string, blocked: readonly Feature[]): MenuResponses | undefined => {
    const { day } = localTimeOf(clock.now().getTime(), timeZone)
    if (day !== today) startDay(day)
    const adjustment = adjustments.get(storeId)
    const variant = adjustment && variants.get(adjustment.key)
    if (!variant) return undefined
    const blockedKey = blocked.length === 0 ? "" : blocked.join(" ")
    const existing = variant.get(blockedKey)
    if (existing) return existing
    const hiddenFeatures = [...disabledFeatures, ...blocked.map((feature) => ({ feature }))]
    const created = createMenuResponses(
      buildMenuData(applyAdjustment(menu, adjustment), pictureOf, hiddenFeatures),
      currencyOf(menu.country),
    )
    variant.set(blockedKey, created)
    return created
  }
}
