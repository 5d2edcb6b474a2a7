import type { SiteConfig } from "../site-config.ts"

export const site: SiteConfig = {
  names: ["bg", "bangla", "bangladesh"],
  siteVerification: "hearth-bd-67830",
  featuresNotOffered: ["everyday_value_offer", "edv", "deliver_on_train", "irctc"],
  blockedPaths: ["/edv"],
  redirects: new Map(),
  searchesPlacesOnMaps: false,
}
