import { type CountryCode, countries, currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Feature, FeatureOff } from "@hearth/domain/countries/features.ts"
import { isoDateOf, type LocalDay, localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import type { Clock } from "../../platform/clock.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { applyEffect } from "./apply-effect.ts"
import { buildMenuData } from "./build-menu-data.ts"
import type { CatalogDifference, CatalogMenu } from "./catalog-menu.ts"
import { type Answers, createAnswers } from "./create-answers.ts"
import { type Effect, effectOn } from "./effect-on.ts"
import type { FindPicture } from "./read-pictures.ts"

interface ShelfOptions {
  pictureOf: FindPicture
  off: readonly FeatureOff[]
  clock: Clock
}

/** The finished answers of every store. Stores that cook the same for the same prices share theirs. */
export interface Shelf {
  /**
   * As the store cooks today, by its own calendar, without what the partner in whose app it is shown has blocked. A store
   * that is not there, or belongs to another country, is refused.
   */
  answersOf(country: CountryCode, storeId: string, blocked: readonly Feature[]): Answers
}

export function createShelf(menus: readonly CatalogMenu[], options: ShelfOptions): Shelf {
  const byCountry = new Map(menus.map((menu) => [menu.country, createCountryShelf(menu, options)]))
  return {
    answersOf(country, storeId, blocked) {
      const answers = byCountry.get(country)?.(storeId, blocked)
      if (!answers) throw new AppError("STORE_NOT_FOUND")
      return answers
    },
  }
}

function createCountryShelf(menu: CatalogMenu, { pictureOf, off, clock }: ShelfOptions) {
  const { timeZone } = countries[menu.country]
  const differencesOf = new Map<string, CatalogDifference[]>(menu.stores.map((storeId) => [storeId, []]))
  for (const difference of menu.differences) {
    for (const storeId of difference.stores) differencesOf.get(storeId)?.push(difference)
  }
  let today: LocalDay | undefined
  let effects = new Map<string, Effect>()
  /** By effect, and by what is blocked. */
  let variants = new Map<string, Map<string, Answers>>()

  /** What no store cooks any more is let go; what goes on is not made again. */
  function turnTo(day: LocalDay): void {
    const date = isoDateOf(day)
    effects = new Map([...differencesOf].map(([storeId, each]) => [storeId, effectOn(date, each)]))
    const keys = new Set([...effects.values()].map(({ key }) => key))
    variants = new Map([...keys].map((key) => [key, variants.get(key) ?? new Map<string, Answers>()]))
    today = day
  }

  return (storeId: string, blocked: readonly Feature[]): Answers | undefined => {
    const { day } = localTimeOf(clock.now().getTime(), timeZone)
    if (day !== today) turnTo(day)
    const effect = effects.get(storeId)
    const variant = effect && variants.get(effect.key)
    if (!variant) return undefined
    const audience = blocked.length === 0 ? "" : blocked.join(" ")
    const known = variant.get(audience)
    if (known) return known
    const hidden = [...off, ...blocked.map((feature) => ({ feature }))]
    const made = createAnswers(buildMenuData(applyEffect(menu, effect), pictureOf, hidden), currencyOf(menu.country))
    variant.set(audience, made)
    return made
  }
}
