import type { CountryCode } from "./countries.ts"
import { aliasesOf, type Feature, isFeatureImplemented } from "./feature-list.ts"
import { siteConfigs } from "./topics/sites.ts"

/** Whether the chain offers the feature in this country at all. */
export function isFeatureOffered(feature: Feature, country: CountryCode): boolean {
  return !siteConfigs[country].featuresNotOffered.includes(feature)
}

/** A feature that is off in one country, or everywhere without a country: `wallet@BD` or `wallet` in the setting. */
export type DisabledFeature = { feature: Feature; country?: CountryCode }

/** A feature is on if this version implements it, the country offers it and it isn't among the disabled ones. */
export function isFeatureOn(
  feature: Feature,
  country: CountryCode,
  disabled: readonly DisabledFeature[] = [],
): boolean {
  const names = aliasesOf(feature)
  return (
    isFeatureImplemented(feature) &&
    isFeatureOffered(feature, country) &&
    !disabled.some(
      (entry) => names.includes(entry.feature) && (entry.country === undefined || entry.country === country),
    )
  )
}
