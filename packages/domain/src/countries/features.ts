import { type CountryCode, countryCodes } from "./countries.ts"

/**
 * Everything that can be switched off as a whole: entry point, route and API calls. `countries`: where the chain offers
 * it. `open`: whether this version of the product has it. A feature is on if both apply and the deployment has not
 * switched it off (FEATURES_OFF).
 */
const table = {
  menu: { title: "Menu", open: true, countries: countryCodes },
  deals_and_offer: { title: "Deals", open: true, countries: countryCodes },
  offers: { title: "Offers", open: true, countries: countryCodes },
  everyday_value_offer: { title: "Everyday value", open: true, countries: ["IN"] },
  edv: { title: "Everyday value", open: true, countries: ["IN"] },
  support: { title: "Help", open: true, countries: countryCodes },
  terms: { title: "Terms of use", open: true, countries: countryCodes },
  showAppBanner: { title: "Install banner", open: true, countries: countryCodes },
  cart: { title: "Cart", open: true, countries: countryCodes },
  customise: { title: "Build your pizza", open: true, countries: countryCodes },
  search: { title: "Search", open: true, countries: countryCodes },
  stores: { title: "Stores near you", open: true, countries: countryCodes },
  addresses: { title: "Your addresses", open: true, countries: countryCodes },
  login: { title: "Sign in", open: true, countries: countryCodes },
  logout: { title: "Sign out", open: true, countries: countryCodes },
  profile: { title: "Your profile", open: true, countries: countryCodes },
  delete_account: { title: "Delete account", open: true, countries: countryCodes },
  payment: { title: "Payment", open: true, countries: countryCodes },
  track: { title: "Track your order", open: true, countries: countryCodes },
  order_history: { title: "Your orders", open: true, countries: countryCodes },
  order_details: { title: "Order details", open: true, countries: countryCodes },
  wallet: { title: "Wallet", open: true, countries: ["IN", "BD"] },
  loyalty: { title: "Rewards", open: false, countries: countryCodes },
  feedback: { title: "Feedback", open: false, countries: countryCodes },
  chatbot: { title: "Chat with us", open: false, countries: countryCodes },
  deliver_on_train: { title: "Pizza on the train", open: false, countries: ["IN"] },
  irctc: { title: "Pizza on the train", open: false, countries: ["IN"] },
  world_pizza_league: { title: "World Pizza League", open: false, countries: countryCodes },
  voice_ordering: { title: "Order by voice", open: false, countries: countryCodes },
} as const satisfies Record<string, { title: string; open: boolean; countries: readonly CountryCode[] }>

export type Feature = keyof typeof table
export const features = Object.keys(table) as Feature[]

export function isFeature(name: string): name is Feature {
  return Object.hasOwn(table, name)
}

export function featureTitle(feature: Feature): string {
  return table[feature].title
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
