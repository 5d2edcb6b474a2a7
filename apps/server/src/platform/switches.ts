import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DisabledFeature } from "@hearth/domain/countries/features.ts"

/** What is switched off right now, by the deployment's settings or by head office. */
export interface Switches {
  featuresOff(): readonly DisabledFeature[]
  /** Whether the web app must ask before it sets cookies of its own. */
  areCookiesOff(country: CountryCode): boolean
  isTrackingOff(country: CountryCode): boolean
  /** Called after this node has taken a change over, whichever node made it. */
  onChange(listener: () => void): void
}
