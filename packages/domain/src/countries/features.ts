import type { CountryCode } from "./countries.ts"
import { aliasesOf, type Feature, isFeatureOpen } from "./feature-list.ts"
import { siteConfigs } from "./topics/sites.ts"

/** Whether the chain offers the feature in this country at all. */
export function isFeatureOffered(feature: Feature, country: CountryCode): boolean {
  return !siteConfigs[country].featuresNotOffered.includes(feature)
}

/** `wallet` switches a feature off everywhere, `wallet@BD` in one country. */
export type DisabledFeature = { feature: Feature; country?: CountryCode }

/** A feature is on if this version has it, the country offers it and the deployment has not switched it off. */
export function isFeatureOn(
  feature: Feature,
  country: CountryCode,
  disabled: readonly DisabledFeature[] = [],
): boolean {
  const names = aliasesOf(feature)
  return (
    isFeatureOpen(feature) &&
    isFeatureOffered(feature, country) &&
    !disabled.some((o) => names.includes(o.feature) && (o.country === undefined || o.country === country))
  )
}
