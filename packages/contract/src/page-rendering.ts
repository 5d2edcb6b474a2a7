import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Feature } from "@hearth/domain/countries/features.ts"
import type { Product } from "./calls/catalog.calls.ts"
import type { Api } from "./client.ts"
import type { ClientType } from "./client-types.ts"

/*
 * Between the server, which knows what an address means and caches pages, and the web app, which draws them.
 * The two never import each other: the server loads the web app's build and calls it by these shapes.
 */

/** What the browser needs to know of a public page to go there without asking the server. */
export interface PageEntry {
  path: string
  /** `screen`: a step of the customer's own way through the shop, the same empty page for everyone until the browser fills it. */
  kind: "home" | "menu" | "category" | "offers" | "edv" | "info" | "screen"
  category: string | null
  title: string
  heading: string
}

/** Travels in the page, the same for every visitor of the same country and store. */
export interface PageContext {
  country: CountryCode
  /** Whose menu and prices the page shows: the chosen one, or the country's default. */
  store: PageStore
  /** Where map tiles come from, `https://…/{z}/{x}/{y}.png`; without it maps are drawn from our own data. */
  mapTiles: { url: string; attribution: readonly { text: string; href?: string }[] } | undefined
  environment: string
  /** In whose app the page is shown: without what the partner blocks. */
  clientType: ClientType
  /** Of the web app's build. */
  version: string
  features: readonly Feature[]
  pages: readonly PageEntry[]
  /** Whether activity may be reported. */
  tracking: boolean
  /** Whether the web app may set no cookies of its own before the visitor agrees. */
  disableCookies: boolean
  /** Set where the address has no page of its own: then there is nothing to route to but a way home. */
  state?: PageState
}

export interface PageStore {
  id: string
  name: string
  city: string
}

/** Names the chosen store to the server; not secret, and readable by the page's own code. */
export const STORE_COOKIE = "hearth_store"

export type PageState = { kind: "unknown" } | { kind: "not-open"; title: string; offered: boolean }

export interface PageHead {
  title: string
  description: string
  keywords: readonly string[]
  /** Absolute, and absent where the page is not for search engines. */
  canonical: string | undefined
  siteVerification: string
  language: string
}

export interface PageRequest {
  pathname: string
  context: PageContext
  head: PageHead
  /** The one that the address asks for (`?product=`): written out for browsers without scripts, which open no sheet. */
  product: Product | undefined
  /** Answers from the same process, as a visitor without a session. */
  api: Api
}

/** Stands in the finished text wherever the nonce of the moment goes. */
export const NONCE_PLACEHOLDER = "%NONCE%"

export type RenderPage = (request: PageRequest) => Promise<{ status: number; html: string }>

/** The part of the build's manifest that the renderer needs. */
export interface PageAssets {
  version: string
  forRoutes(routeFiles: readonly string[]): RouteAssets
}

export interface RouteAssets {
  /** In the order they are to run. */
  scripts: string[]
  styles: { href: string; text: string }[]
  /** The faces the styles name, so that they are on their way before the styles are read. */
  fonts: string[]
}

/** What the web app's server build exports. */
export interface WebBuild {
  createRenderer(assets: PageAssets): RenderPage
}
