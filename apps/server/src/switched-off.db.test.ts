import type { Home } from "@hearth/contract/calls/catalog.calls.ts"
import { calls } from "@hearth/contract/calls.ts"
import type { CallDefinition } from "@hearth/contract/define-call.ts"
import { type CountryCode, countries, countryCodes } from "@hearth/domain/countries/countries.ts"
import { type Feature, features, isOn } from "@hearth/domain/countries/features.ts"
import { findPage } from "@hearth/domain/navigation/find-page.ts"
import { publicPages } from "@hearth/domain/navigation/menu-pages.ts"
import { sitemapPaths } from "@hearth/domain/navigation/sitemap.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "./testing/build-test-app.ts"
import { bootOf } from "./modules/pages/page-request.ts"

/** What each open feature is, in one country: written out here, so that the tables can't agree with themselves. */
const parts: Partial<Record<Feature, { pages: string[]; calls: string[]; home: (keyof Home)[] }>> = {
  menu: { pages: ["/"], calls: ["GET /v1/{storeId}/menu/data", "GET /v3/homePage/data"], home: [] },
  offers: { pages: ["/offers"], calls: ["GET /catalog-service/ve1/stores/{storeId}/deals"], home: ["deals"] },
  deals_and_offer: { pages: ["/offers"], calls: ["GET /catalog-service/ve1/stores/{storeId}/deals"], home: ["deals"] },
  edv: { pages: ["/edv"], calls: [], home: [] },
  everyday_value_offer: { pages: ["/edv"], calls: [], home: [] },
  support: { pages: ["/help"], calls: [], home: [] },
  terms: { pages: ["/terms"], calls: [], home: [] },
  showAppBanner: { pages: [], calls: [], home: [] },
}
const open = countryCodes.flatMap((country) =>
  features.filter((feature) => isOn(feature, country)).map((feature): [Feature, CountryCode] => [feature, country]),
)

let whole: TestApp
beforeAll(async () => {
  whole = await build()
})
afterAll(() => whole.close())

const statusOf = async (on: TestApp, url: string, where: CountryCode) => {
  const path = url.replace("GET ", "/api").replace("{storeId}", countries[where].defaultStore.id)
  const answer = await on.http.inject({ url: path, headers: { host: `${where.toLowerCase()}.localhost` } })
  return [answer.statusCode, answer.json().errors?.[0].code]
}

test.each(open)(
  "[CTY-5] %s@%s off is off on every page, in the sitemap, the API and on home",
  async (feature, country) => {
    const part = parts[feature]
    if (!part) throw new Error(`what belongs to ${feature} is not written down`)
    const featuresOff = [{ feature, country }]
    const app = await build({ database: whole.database, settings: { featuresOff } })
    const boot = bootOf(app.settings, "v1", country, countries[country].defaultStore.id, undefined)
    for (const path of part.pages) {
      expect(findPage(country, { pathname: path, search: "" }, featuresOff).kind).toBe("not-open")
      expect(sitemapPaths(country, featuresOff)).not.toContain(path)
      expect(boot.pages.map((page) => page.path)).not.toContain(path)
    }
    const others = publicPages[country].map(({ path }) => path).filter((path) => !part.pages.includes(path))
    const stay = feature === "menu" ? ["/help", "/terms"] : others
    expect(boot.pages.map((page) => page.path)).toEqual(expect.arrayContaining(stay))
    expect(boot.features).not.toContain(feature)

    for (const { route, feature: gate } of calls as readonly CallDefinition[]) {
      if (!gate) continue
      const expected = part.calls.includes(route) ? [403, "FEATURE_OFF"] : [200, undefined]
      expect([route, ...(await statusOf(app, route, country))]).toEqual([route, ...expected])
      const elsewhere = countryCodes.find((code) => code !== country) ?? country
      expect([route, ...(await statusOf(app, route, elsewhere))]).toEqual([route, 200, undefined])
    }

    const headers = { host: `${country.toLowerCase()}.localhost` }
    const home = (await app.http.inject({ url: "/api/v3/homePage/data", headers })).json<{ data?: Home }>().data
    for (const path of part.pages) expect(JSON.stringify(home ?? null)).not.toContain(`"${path}"`)
    for (const key of part.home) expect(home?.[key]).toEqual([])
    await app.close()
  },
)
