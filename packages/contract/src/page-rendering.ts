import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import type { Product } from "./calls/catalog.calls.ts"
import type { Api } from "./client.ts"
import type { ClientType } from "./client-types.ts"

/*
 * The interface between the server, which resolves URLs and caches pages, and the web app, which renders them. The two
 * never import each other: the server loads the web app's build and calls it through these types.
 */

/** What the browser needs to know about a public page to navigate there without a request. */
export interface PageEntry {
  path: string
  /**
   * `edv`: the page of everyday value offers. `screen`: a page of the ordering flow; its HTML is the same empty page
   * for everyone until the browser fills it.
   */
  kind: "home" | "menu" | "category" | "offers" | "edv" | "info" | "screen"
  category: string | null
  title: string
  heading: string
}

/** Data in the page that is the same for every visitor of a country and store. */
export interface PageContext {
  country: CountryCode
  /** The store whose menu and prices the page shows: the selected one, or the country's default. */
  store: PageStore
  /** URL of the map tiles, `https://…/{z}/{x}/{y}.png`; without it maps are drawn from our own data. */
  mapTiles: { url: string; attribution: readonly { text: string; href?: string }[] } | undefined
  environment: string
  /** The app that shows the page. Features that the partner blocks are left out. */
  clientType: ClientType
  /** Version of the web app's build. */
  version: string
  features: readonly Feature[]
  pages: readonly PageEntry[]
  /** Whether analytics are on: activity and errors may be reported. Order tracking is not affected. */
  tracking: boolean
  /** Whether the web app must not set its own cookies before the visitor consents. */
  disableCookies: boolean
  /** Set when there is no page to show: the only navigation then is a link to the home page. */
  missingPage?: MissingPage
}

export interface PageStore {
  id: string
  name: string
  city: string
}

/** Sends the selected store to the server. Not secret, and readable by the page's own code. */
export const STORE_COOKIE = "hearth_store"

/**
 * `unknown`: no page has this URL. `feature-off`: the page's feature is off; `offered` tells whether the chain offers
 * the feature in this country at all.
 */
export type MissingPage = { kind: "unknown" } | { kind: "feature-off"; title: string; offered: boolean }

export interface PageHead {
  title: string
  description: string
  keywords: readonly string[]
  /** Absolute URL; undefined for pages that search engines should not index. */
  canonical: string | undefined
  siteVerification: string
  language: string
}

export interface PageRequest {
  pathname: string
  context: PageContext
  head: PageHead
  /** The product in the URL (`?product=`), rendered for browsers without scripts, which can't open the sheet. */
  product: Product | undefined
  /** Answers calls within the same process, as a visitor without a session. */
  api: Api
}

/** Placeholder in rendered HTML for the response's nonce. */
export const NONCE_PLACEHOLDER = "%NONCE%"

export type RenderPage = (request: PageRequest) => Promise<{ status: number; html: string }>

/** The part of the build's manifest that the renderer needs. */
export interface PageAssets {
  version: string
  forRoutes(routeFiles: readonly string[]): RouteAssets
}

export interface RouteAssets {
  /** In execution order. */
  scripts: string[]
  styles: { href: string; text: string }[]
  /** Fonts that the styles use, to be preloaded before the styles are parsed. */
  fonts: string[]
}

/** What the web app's server build exports. */
export interface WebBuild {
  createRenderer(assets: PageAssets): RenderPage
}
