import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DisabledFeature } from "@hearth/domain/countries/features.ts"

/** What is switched off now, by the deployment's settings or by head office. */
export interface Switches {
  featuresOff(): readonly DisabledFeature[]
  /** Whether the web app must ask for consent before it sets its own cookies. */
  needsCookieConsent(country: CountryCode): boolean
  /** Whether analytics are off, so that no activities are recorded. Order tracking is not affected. */
  areAnalyticsOff(country: CountryCode): boolean
  /** Calls the listener after this node has applied a change, whichever node made it. */
  onChange(listener: () => void): void
}
