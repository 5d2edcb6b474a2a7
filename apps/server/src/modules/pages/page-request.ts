import type { PageContext, PageStore, PageEntry, PageHead, PageState } from "@hearth/contract/page-rendering.ts"
import type { ClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { siteConfigs } from "@hearth/domain/countries/site-config.ts"
import { type DisabledFeature, features, isFeatureOn } from "@hearth/domain/countries/features.ts"
import type { FindPageResult } from "@hearth/domain/navigation/find-page.ts"
import { publicPages } from "@hearth/domain/navigation/public-pages.ts"
import { otherPages } from "@hearth/domain/navigation/other-pages.ts"
import type { Page } from "@hearth/domain/navigation/page.ts"
import { localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import type { Switches } from "../../platform/switches.ts"
import type { Settings } from "../../settings.ts"

/** The kit's own page, for the people who build with it. */
export const KIT_PAGE: PageEntry = {
  path: "/dev/ui",
  kind: "info",
  category: null,
  title: "Kit | Hearth",
  heading: "Kit",
}

export type ShownPage = Exclude<FindPageResult, { kind: "redirect" }> | { kind: "kit" }

export interface PageIdentity {
  /** Everything the finished page depends on; of the query that is only the product it asks for. */
  key: string
  pathname: string
  state: PageState | undefined
}

/** To whom a page is shown. */
export interface Audience {
  country: CountryCode
  /** Whose menu and prices it shows. */
  store: PageStore
  /** In whose app. */
  clientType: ClientType
  /** What the deployment and that app's partner have switched off. */
  featuresOff: readonly DisabledFeature[]
}

/**
 * Every unknown address shows the same page, so that strangers can't fill the cache with them. The day is part of a page:
 * menus change at midnight, and yesterday's is not to be shown while today's is made.
 */
export function identifyPage(
  shown: ShownPage,
  pathname: string,
  audience: Audience,
  now: Date,
  productId = "",
): PageIdentity {
  const { country, store, clientType } = audience
  const path = shown.kind === "unknown" ? "/unknown" : pathname
  const { day } = localTimeOf(now.getTime(), countries[country].timeZone)
  return {
    key: `${country} ${store.id} ${clientType} ${day} ${shown.kind} ${path} ${productId}`,
    pathname: path,
    state: stateOf(shown),
  }
}

function stateOf(shown: ShownPage): PageState | undefined {
  if (shown.kind === "unknown") return { kind: "unknown" }
  if (shown.kind === "not-open") return { kind: "not-open", title: shown.page.heading, offered: shown.offered }
  return undefined
}

type WebSwitches = Pick<Switches, "areCookiesOff" | "isTrackingOff">

export function pageContextOf(
  { settings, switches }: { settings: Pick<Settings, "environment" | "mapTiles">; switches: WebSwitches },
  version: string,
  { country, store, clientType, featuresOff }: Audience,
  state: PageState | undefined,
): PageContext {
  const { environment, mapTiles } = settings
  const kit = environment === "production" ? [] : [KIT_PAGE]
  return {
    country,
    store: { id: store.id, name: store.name, city: store.city },
    mapTiles,
    environment,
    clientType,
    version,
    features: features.filter((feature) => isFeatureOn(feature, country, featuresOff)),
    pages: [...openPages(country, featuresOff), ...kit],
    tracking: !switches.isTrackingOff(country),
    disableCookies: switches.areCookiesOff(country),
    state,
  }
}

function openPages(country: CountryCode, featuresOff: readonly DisabledFeature[]): PageEntry[] {
  const open = (page: Page) => isFeatureOn(page.feature, country, featuresOff)
  return [
    ...publicPages[country]
      .filter(open)
      .map(({ path, kind, category, title, heading }): PageEntry => ({ path, kind, category, title, heading })),
    ...otherPages
      .filter(open)
      .map(({ path, title, heading }): PageEntry => ({ path, kind: "screen", category: null, title, heading })),
  ]
}

export function headOf(shown: ShownPage, country: CountryCode, origin: string): PageHead {
  const { siteVerification } = siteConfigs[country]
  const { language } = countries[country]
  const base = { siteVerification, language, keywords: [], canonical: undefined }
  if (shown.kind === "unknown")
    return { ...base, title: "Not found | Hearth", description: "This address leads nowhere." }
  if (shown.kind === "kit")
    return { ...base, title: KIT_PAGE.title, description: "Every part of the kit in every state." }
  const { page } = shown
  if (shown.kind === "not-open" || page.kind === "other") {
    return { ...base, title: page.title, description: `${page.heading} at Hearth.` }
  }
  const { title, description, keywords } = page
  return { ...base, title, description, keywords, canonical: origin + shown.canonical }
}
