import { describe, expect, test } from "vitest"
import { countryCodes } from "../countries/countries.ts"
import { countryPages } from "../countries/topics/pages.ts"
import { categoryPath, publicPages } from "./public-pages.ts"

const menuPaths = {
  LK: "/ /menu/bestsellers /menu/1 /menu/44 /menu/veg-pizza /menu/non-veg-pizza /menu/43 /menu/sides /menu/40 /menu/41 /menu/beverages /menu/35 /menu/37 /menu/38 /menu/39",
  IN: "/ /menu /menu/veg-pizza /menu/pasta-pizza-party /menu/non-veg-pizza /menu/combos /menu/pizza-mania /menu/speciality-chicken /menu/sides /menu/beverages /menu/dessert /offers /edv",
  BD: "/ /menu/pizza /menu/50 /menu/loaded-pizza /menu/52 /menu/sides /menu/4 /menu/beverages /menu/5 /menu/desserts /menu/51 /menu/favourite /menu/0",
}

describe("menu pages", () => {
  test("[NAV-1a] Sri Lanka has exactly its menu routes", () => {
    expect(countryPages.LK.menu.map((page) => page.path).join(" ")).toBe(menuPaths.LK)
  })

  test("[NAV-2a] India has exactly its menu routes", () => {
    expect(countryPages.IN.menu.map((page) => page.path).join(" ")).toBe(menuPaths.IN)
  })

  test("[NAV-3a] [NAV-3b] Bangladesh has exactly its menu routes, with one shared title, description and keywords", () => {
    expect(countryPages.BD.menu.map((page) => page.path).join(" ")).toBe(menuPaths.BD)
    const heads = countryPages.BD.menu.map(({ title, description, keywords }) =>
      JSON.stringify([title, description, keywords]),
    )
    expect(new Set(heads).size).toBe(1)
    expect(new Set(countryPages.BD.menu.map((page) => page.heading)).size).toBe(countryPages.BD.menu.length)
  })

  test.each(["LK", "IN"] as const)("[NAV-1b] [NAV-2b] %s: each page has its own metadata", (country) => {
    for (const part of ["title", "description", "heading"] as const) {
      expect(new Set(publicPages[country].map((page) => page[part])).size).toBe(publicPages[country].length)
    }
    expect(new Set(publicPages[country].map((page) => page.keywords.join())).size).toBe(publicPages[country].length)
  })

  test.each(countryCodes)("%s: titles, descriptions and keywords fit a search engine's limits", (country) => {
    expect(publicPages[country].filter(({ title }) => title.length > 60 || !title.includes("Hearth"))).toEqual([])
    const lengths = publicPages[country].map(({ description }) => description.length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(110)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(158)
    for (const page of publicPages[country]) {
      expect(page.keywords.length).toBeGreaterThanOrEqual(4)
      expect(new Set(page.keywords).size).toBe(page.keywords.length)
    }
  })

  test.each(countryCodes)("%s: a category's page has the category in its path", (country) => {
    for (const page of countryPages[country].menu.filter(({ kind }) => kind === "category")) {
      expect(page.path).toBe(`/menu/${page.category}`)
      expect(categoryPath(country, page.category ?? "")).toBe(page.path)
    }
    expect(categoryPath("IN", "edv")).toBe("/edv")
    expect(categoryPath(country, "no-such")).toBeUndefined()
  })
})
