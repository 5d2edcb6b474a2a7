import type { PageContext, PageStore, PageEntry, PageHead, MissingPage } from "@hearth/contract/page-rendering.ts"
import type { ClientType } from "@hearth/contract/client-types.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { siteConfigs } from "@hearth/domain/countries/topics/sites.ts"
import { features } from "@hearth/domain/countries/feature-list.ts"
import { type DisabledFeature, isFeatureOn } from "@hearth/domain/countries/features.ts"
import type { FindPageResult } from "@hearth/domain/navigation/find-page.ts"
import { publicPages } from "@hearth/domain/navigation/public-pages.ts"
import { otherPages } from "@hearth/domain/navigation/other-pages.ts"
import type { Page } from "@hearth/domain/navigation/page.ts"
import { localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import * as pageHeadTexts from "@hearth/texts/shell/page-head.ts"
import type { Switches } from "../../platform/switches.ts"
import type { Settings } from "../../settings.ts"

/** The page of the UI kit, for developers. */
export const KIT_PAGE: PageEntry = {
  path: "/dev/ui",
  kind: "info",
  category: null,
  title: "Kit | Hearth",
  heading: "Kit",
}

export type ShownPage = Exclude<FindPageResult, { kind: "redirect" }> | { kind: "kit" }

export interface PageIdentity {
  /** Everything that the finished page depends on. Of the query, only the product counts. */
  key: string
  pathname: string
  missingPage: MissingPage | undefined
}

/** The visitors that a page is made for. */
export interface Audience {
  country: CountryCode
  /** The store whose menu and prices the page shows. */
  store: PageStore
  /** The app in which the page is shown. */
  clientType: ClientType
  /** The features that are switched off, and those that the app's partner blocks. */
  featuresOff: readonly DisabledFeature[]
}

/**
 * All unknown paths share one page, so that random requests can't fill the cache. The day is part of the key, because
 * menus change at midnight and yesterday's page must not be shown while today's is built.
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
    missingPage: missingPageOf(shown),
  }
}

function missingPageOf(shown: ShownPage): MissingPage | undefined {
  if (shown.kind === "unknown") return { kind: "unknown" }
  if (shown.kind === "feature-off") return { kind: "feature-off", title: shown.page.heading, offered: shown.offered }
  return undefined
}

type WebSwitches = Pick<Switches, "needsCookieConsent" | "areAnalyticsOff">

export function pageContextOf(
  { settings, switches }: { settings: Pick<Settings, "environment" | "mapTiles">; switches: WebSwitches },
  version: string,
  { country, store, clientType, featuresOff }: Audience,
  missingPage: MissingPage | undefined,
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
    tracking: !switches.areAnalyticsOff(country),
    disableCookies: switches.needsCookieConsent(country),
    missingPage,
  }
}

function openPages(country: CountryCode, featuresOff: readonly DisabledFeature[]): PageEntry[] {
  const isOpen = (page: Page) => isFeatureOn(page.feature, country, featuresOff)
  return [
    ...publicPages[country]
      .filter(isOpen)
      .map(({ path, kind, category, title, heading }): PageEntry => ({ path, kind, category, title, heading })),
    ...otherPages
      .filter(isOpen)
      .map(({ path, title, heading }): PageEntry => ({ path, kind: "screen", category: null, title, heading })),
  ]
}

export function headOf(shown: ShownPage, country: CountryCode, origin: string): PageHead {
  const { siteVerification } = siteConfigs[country]
  const { language } = countries[country]
  const base = { siteVerification, language, keywords: [], canonical: undefined }
  if (shown.kind === "unknown")
    return { ...base, title: pageHeadTexts.notFoundTitle, description: pageHeadTexts.notFoundDescription }
  if (shown.kind === "kit") return { ...base, title: KIT_PAGE.title, description: KIT_PAGE.heading }
  const { page } = shown
  if (shown.kind === "feature-off" || page.kind === "other") {
    return { ...base, title: page.title, description: pageHeadTexts.pageDescription(page.heading) }
  }
  const { title, description, keywords } = page
  return { ...base, title, description, keywords, canonical: origin + shown.canonical }
}
