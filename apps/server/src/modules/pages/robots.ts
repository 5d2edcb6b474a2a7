import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Environment } from "@hearth/domain/countries/environments.ts"
import type { DisabledFeature } from "@hearth/domain/countries/features.ts"
import { POSTORDER_PATH } from "@hearth/domain/navigation/other-pages.ts"
import { sitemapPaths } from "@hearth/domain/navigation/sitemap.ts"

/** Only the production and local environments allow search engines. */
export function robotsText(environment: Environment, origin: string): string {
  if (environment !== "production" && environment !== "local") return "User-agent: *\nDisallow: /\n"
  return `User-agent: *\nDisallow: /api/\nDisallow: ${POSTORDER_PATH}/\nSitemap: ${origin}/sitemap.xml\n`
}

export function sitemapXml(country: CountryCode, featuresOff: readonly DisabledFeature[], origin: string): string {
  const urls = sitemapPaths(country, featuresOff).map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`
}
