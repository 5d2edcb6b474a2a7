import type { Feature } from "../countries/features.ts"

/** A public page of the shop with a head of its own: home, the menu, a category of it, offers, everyday value, and what a shop has to say about itself. */
export interface PublicPage {
  kind: "home" | "menu" | "category" | "offers" | "edv" | "info"
  path: string
  /** Slug of the category whose products the page lists; null where it lists none or all of them. */
  category: string | null
  /** The page stands only where this is on. */
  feature: Feature
  title: string
  description: string
  keywords: readonly string[]
  heading: string
}

/** A page of the customer's own way through the shop; never in a search engine, so it needs no more than a title. */
export interface OtherPage {
  kind: "other"
  path: string
  feature: Feature
  title: string
  heading: string
  /** The page is not even registered while its feature is off: below /postorder-ui/ its path is then one that leads home. */
  unregisteredWhileOff?: true
  /** The login screens below /postorder-ui/ are never a step of the cart. */
  loginFromCart?: false
}

export type Page = PublicPage | OtherPage
