import type { CountryCode } from "./countries.ts"

/** CTY-3: settings of a country's site that only the server needs. Separate, because the browser downloads the rest. */
export interface SiteConfig {
  /** Paths that behave as unknown in this country. */
  blockedPaths: readonly string[]
  siteVerification: string
}

export const siteConfigs: Readonly<Record<CountryCode, SiteConfig>> = {
  IN: { blockedPaths: ["/menu/0", "/menu/favourite"], siteVerification: "hearth-in-6585r" },
  LK: { blockedPaths: ["/edv"], siteVerification: "hearth-lk-66769" },
  BD: { blockedPaths: ["/edv"], siteVerification: "hearth-bd-67830" },
}
