import type { FastifyReply } from "fastify"
import { countryOf } from "../../platform/http/call.ts"
import type { PageDeps } from "./page-deps.ts"
import { robotsText, sitemapXml } from "./robots.ts"
import { createPageServer } from "./serve-page.ts"
import { webManifest } from "./web-manifest.ts"

/** The web app's pages, and the files that describe them to browsers and search engines. */
export function pagesRoutes(deps: PageDeps): void {
  const { http, settings, switches, originOf } = deps

  http.get("/manifest.webmanifest", (request, reply) => {
    sendText(reply, "application/manifest+json", webManifest(countryOf(request, settings.country)))
  })
  http.get("/robots.txt", (request, reply) => {
    sendText(reply, "text/plain", robotsText(settings.environment, originOf(request)))
  })
  http.get("/sitemap.xml", (request, reply) => {
    const country = countryOf(request, settings.country)
    sendText(reply, "application/xml", sitemapXml(country, switches.featuresOff(), originOf(request)))
  })
  http.get("/*", createPageServer(deps))
}

/** Caches may store these texts for an hour. */
function sendText(reply: FastifyReply, type: string, text: string): void {
  reply.type(`${type}; charset=utf-8`).header("cache-control", "public, max-age=3600").send(text)
}
