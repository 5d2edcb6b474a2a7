/**
 * Every feature that can be switched off as a whole (entry point, route and API calls), and whether this version of
 * Hearth implements it.
 */
const implementedByFeature = {
  menu: true,
  deals_and_offer: true,
  offers: true,
  everyday_value_offer: true,
  edv: true,
  support: true,
  terms: true,
  showAppBanner: true,
  cart: true,
  customise: true,
  search: true,
  stores: true,
  addresses: true,
  login: true,
  logout: true,
  profile: true,
  delete_account: true,
  payment: true,
  track: true,
  order_history: true,
  order_details: true,
  wallet: true,
  loyalty: true,
  feedback: true,
  chatbot: true,
  deliver_on_train: false,
  irctc: false,
  world_pizza_league: false,
  voice_ordering: false,
} as const satisfies Record<string, boolean>

export type Feature = keyof typeof implementedByFeature
export const features = Object.keys(implementedByFeature) as Feature[]

/** Whether this version of Hearth implements the feature. */
export function isFeatureImplemented(feature: Feature): boolean {
  return implementedByFeature[feature]
}

export function isFeature(name: string): name is Feature {
  return Object.hasOwn(implementedByFeature, name)
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

/** Returns all names of a feature, including the given one. */
export function aliasesOf(feature: Feature): readonly Feature[] {
  return aliasGroups.find((names) => names.includes(feature)) ?? [feature]
}
