import { type Feature, features, isFeatureAlias } from "@hearth/domain/countries/feature-list.ts"
import * as featureTexts from "@hearth/texts/features.ts"
import * as switchTexts from "@hearth/texts/shell/switches.ts"

/** The switches that don't belong to a feature. */
const extraSwitches = { cookies: switchTexts.cookiesBeforeConsent, tracking: switchTexts.activityTracking } as const

export type SwitchName = Feature | keyof typeof extraSwitches

/** There is one switch per feature; an alias of a feature has no switch of its own. */
export const switchNames: readonly SwitchName[] = [
  ...features.filter((feature) => !isFeatureAlias(feature)),
  "cookies",
  "tracking",
]

export function isSwitchName(name: string): name is SwitchName {
  return (switchNames as readonly string[]).includes(name)
}

export function switchTitle(name: SwitchName): string {
  return name === "cookies" || name === "tracking" ? extraSwitches[name] : featureTexts.titles[name]
}
