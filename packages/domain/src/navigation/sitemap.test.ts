import { expect, test } from "vitest"
import { countryCodes } from "../countries/countries.ts"
import { findPage } from "./find-page.ts"
import { countryPages } from "../countries/topics/pages.ts"
import { sitemapPaths } from "./sitemap.ts"

test.each(countryCodes)(
  "[NAV-6c] %s: the sitemap lists each enabled public page once, and each listed page exists",
  (country) => {
    const paths = sitemapPaths(country)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(countryPages[country].menu.map(({ path }) => path)))
    expect(paths).toContain("/offers")
    for (const pathname of paths) {
      expect(findPage(country, { pathname, search: "" })).toMatchObject({ kind: "page", canonical: pathname })
    }
  },
)

test("[NAV-6c] [CTY-5a] a page whose feature is off is not in the sitemap", () => {
  expect(sitemapPaths("IN", [{ feature: "edv" }])).not.toContain("/edv")
  expect(sitemapPaths("IN", [{ feature: "offers", country: "IN" }])).not.toContain("/offers")
  expect(sitemapPaths("LK")).not.toContain("/edv")
  expect(sitemapPaths("LK")).not.toContain("/home")
})

test("[CTY-5a] a country whose menu is off still lists its offers, help and terms", () => {
  expect(sitemapPaths("BD", [{ feature: "menu", country: "BD" }])).toEqual(["/offers", "/help", "/terms"])
})
