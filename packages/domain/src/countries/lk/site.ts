import type { SiteConfig } from "../site-config.ts"

export const site: SiteConfig = {
  names: ["lk", "sl", "srilanka"],
  siteVerification: "hearth-lk-66769",
  featuresNotOffered: ["everyday_value_offer", "edv", "wallet", "deliver_on_train", "irctc"],
  blockedPaths: ["/edv"],
  redirects: new Map(),
  searchesPlacesOnMaps: false,
}
