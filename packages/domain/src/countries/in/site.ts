import type { SiteConfig } from "../site-config.ts"

export const site: SiteConfig = {
  names: ["in", "india", "ind"],
  siteVerification: "hearth-in-6585r",
  featuresNotOffered: [],
  blockedPaths: ["/menu/0", "/menu/favourite"],
  redirects: new Map([
    ["/menu/2", "/menu/veg-pizza"],
    ["/menu/3", "/menu/non-veg-pizza"],
    ["/menu/4", "/menu/sides"],
    ["/menu/5", "/menu/beverages"],
    ["/menu/20", "/menu/pizza-mania"],
    ["/menu/26", "/menu/dessert"],
    ["/menu/46", "/menu/speciality-chicken"],
    ["/menu/50", "/menu/combos"],
    ["/everyday-value-offers", "/edv"],
    ["/menu/bestsellers", "/menu"],
    ["/menu/daily-essentials", "/menu"],
  ]),
  searchesPlacesOnMaps: true,
}
