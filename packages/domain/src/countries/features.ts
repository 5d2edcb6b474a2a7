import { type CountryCode, countryCodes } from "./countries.ts"

/**
 * Everything that can be switched off as a whole: entry point, route and API calls. `countries`: where the chain offers
 * it. `open`: whether this version of the product has it. A feature is on if both apply and the deployment has not
 * switched it off (FEATURES_OFF).
 */
const table = {
  menu: { open: true, countries: countryCodes },
  deals_and_offer: { open: true, countries: countryCodes },
  offers: { open: true, countries: countryCodes },
  everyday_value_offer: { open: true, countries: ["IN"] },
  edv: { open: true, countries: ["IN"] },
  support: { open: true, countries: countryCodes },
  terms: { open: true, countries: countryCodes },
  showAppBanner: { open: true, countries: countryCodes },
  cart: { open: true, countries: countryCodes },
  customise: { open: true, countries: countryCodes },
  search: { open: true, countries: countryCodes },
  stores: { open: true, countries: countryCodes },
  addresses: { open: true, countries: countryCodes },
  login: { open: true, countries: countryCodes },
  logout: { open: true, countries: countryCodes },
  profile: { open: true, countries: countryCodes },
  delete_account: { open: true, countries: countryCodes },
  payment: { open: true, countries: countryCodes },
  track: { open: true, countries: countryCodes },
  order_history: { open: true, countries: countryCodes },
  order_details: { open: true, countries: countryCodes },
  wallet: { open: true, countries: ["IN", "BD"] },
  loyalty: { open: false, countries: countryCodes },
  feedback: { open: false, countries: countryCodes },
  chatbot: { open: false, countries: countryCodes },
  deliver_on_train: { open: false, countries: ["IN"] },
  irctc: { open: false, countries: ["IN"] },
  world_pizza_league: { open: false, countries: countryCodes },
  voice_ordering: { open: false, countries: countryCodes },
} as const satisfies Record<string, { open: boolean; countries: readonly CountryCode[] }>

export type Feature = keyof typeof table
export const features = Object.keys(table) as Feature[]

export function isFeature(name: string): name is Feature {
  return Object.hasOwn(table, name)
}

/** Two names of one feature, the main name first. Switching off either name switches off both. */
const aliasGroups: readonly (readonly Feature[])[] = [
  ["offers", "deals_and_offer"],
  ["everyday_value_offer", "edv"],
  ["deliver_on_train", "irctc"],
]

/** Whether this is the second name of a feature. Only the main name is listed as a switch. */
export function isFeatureAlias(feature: Feature): boolean {
  return aliasGroups.some(([, second]) => second === feature)
}

function aliasesOf(feature: Feature): readonly Feature[] {
  return aliasGroups.find((names) => names.includes(feature)) ?? [feature]
}

/** Whether the chain offers the feature in this country at all. */
export function isFeatureOffered(feature: Feature, country: CountryCode): boolean {
  return (table[feature].countries as readonly CountryCode[]).includes(country)
}

/** `wallet` switches a feature off everywhere, `wallet@BD` in one country. */
export type DisabledFeature = { feature: Feature; country?: CountryCode }

export function isFeatureOn(
  feature: Feature,
  country: CountryCode,
  disabled: readonly DisabledFeature[] = [],
): boolean {
  const names = aliasesOf(feature)
  return (
    table[feature].open &&
    isFeatureOffered(feature, country) &&
    !disabled.some((o) => names.includes(o.feature) && (o.country === undefined || o.country === country))
  )
}
