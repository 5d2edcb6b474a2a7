import type { Feature } from "../countries/feature-list.ts"

/** A public page with metadata for search engines: home, menu, category, offers, everyday value or information. */
export interface PublicPage {
  kind: "home" | "menu" | "category" | "offers" | "edv" | "info"
  path: string
  /** Slug of the category that the page lists; null if it lists none or all of them. */
  category: string | null
  /** The page exists only while this feature is on. */
  feature: Feature
  title: string
  description: string
  keywords: readonly string[]
  heading: string
}

/** The public pages of a country, besides help and terms, which every country has. */
export interface CountryPages {
  menu: readonly PublicPage[]
  /** Public pages that are not in the country's list of menu routes. */
  others: readonly PublicPage[]
}

/** A page of the ordering flow or account. Search engines never see it, so it only needs a title. */
export interface OtherPage {
  kind: "other"
  path: string
  feature: Feature
  title: string
  heading: string
  /**
   * While its feature is off, the page counts as unknown: its path below /postorder-ui/ redirects to the home page.
   */
  unregisteredWhileOff?: true
  /** False for the login screens below /postorder-ui/, which are never part of the cart's flow. */
  loginFromCart?: false
}

export type Page = PublicPage | OtherPage
