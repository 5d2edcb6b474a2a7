import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { miniAppFromQuery } from "@hearth/contract/client-types.ts"
import { createApi } from "@hearth/contract/client.ts"
import { type PageStore, NONCE_PLACEHOLDER, STORE_COOKIE } from "@hearth/contract/page-rendering.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { findPage } from "@hearth/domain/navigation/find-page.ts"
import { parseCookie } from "cookie"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { countryOf } from "../../platform/http/call.ts"
import type { Platform } from "../../platform/platform.ts"
import { blockedByVendor } from "../configuration/public.ts"
import { failedPage } from "./failed-page.ts"
import { finishPage, type FinishedPage } from "./finished-page.ts"
import { loadWebBuild, type LoadedWeb } from "./load-web-build.ts"
import { createOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import { createPageCache } from "./page-cache.ts"
import { contentSecurityPolicy, makeNonce, NONCE_LENGTH, pageHeaders } from "./page-headers.ts"
import {
  type Audience,
  pageContextOf,
  headOf,
  identifyPage,
  KIT_PAGE,
  type PageIdentity,
  type ShownPage,
} from "./page-request.ts"
import { robotsText, sitemapXml } from "./robots.ts"
import { serveFiles } from "./serve-files.ts"
import { webManifest } from "./web-manifest.ts"

type CachedPage = FinishedPage & { status: number }

const MAX_CACHED_PAGES = 2000
const MAX_CACHED_BYTES = 64 * 1024 * 1024

export interface Pages {
  /** Called when the data behind pages has changed. Each page is rebuilt at its next request. */
  clear(): void
}

/** Returns the store that a visitor chose, if the country has it. */
export type FindStore = (country: CountryCode, storeId: string) => PageStore | undefined

/** Returns the product that a store sells under this id. */
export type FindProduct = (country: CountryCode, storeId: string, productId: string) => Product | undefined

interface PagesDeps {
  findStore: FindStore
  /** A URL with a product shows it without scripts, too. */
  findProduct: FindProduct
}

export function pagesRoutes(platform: Platform, { findStore, findProduct }: PagesDeps): Pages {
  const { settings, switches, http, clock, log, onStart } = platform
  if (settings.webDir === undefined) return { clear: () => undefined }
  const { webDir } = settings
  const originOf = createOriginResolver(http, settings.publicOrigin)
  const cache = createPageCache<CachedPage>({
    clock,
    freshMs: settings.pageFreshSeconds * 1000,
    maxPages: MAX_CACHED_PAGES,
    maxBytes: MAX_CACHED_BYTES,
    sizeOf: (page) => page.size,
    isCacheable: (page) => page.status < 500,
    onError: (key, error) => log.error({ key, err: error }, "a page could not be rebuilt"),
  })
  const tileOrigin = settings.mapTiles ? ` ${new URL(settings.mapTiles.url).origin}` : ""
  // The policy belongs to the page that a visit started with, so it must allow Paytm's form on every page.
  const formOrigin = settings.payments.paytm ? ` ${new URL(settings.payments.paytm.url).origin}` : ""
  const headers = pageHeaders
  const failed: CachedPage = { status: 500, ...finishPage(failedPage, NONCE_PLACEHOLDER, NONCE_LENGTH) }
  let web: LoadedWeb | undefined
  onStart(async () => {
    web = await loadWebBuild(webDir)
  })
  serveFiles(http, settings)

  async function makePage(
    loaded: LoadedWeb,
    shown: ShownPage,
    { pathname, state }: PageIdentity,
    audience: Audience,
    origin: string,
    product: Product | undefined,
  ) {
    const { status, html } = await loaded.render({
      pathname,
      context: pageContextOf({ settings, switches }, loaded.version, audience, state),
      head: headOf(shown, audience.country, origin),
      product,
      api: createInProcessApi(http, audience),
    })
    return { status, ...finishPage(html, NONCE_PLACEHOLDER, NONCE_LENGTH) }
  }

  function sendPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply): void {
    const nonce = makeNonce()
    reply.code(page.status).headers(headers)
    reply.header("content-security-policy", contentSecurityPolicy(nonce, tileOrigin, formOrigin))
    if (request.headers["accept-encoding"]?.includes("gzip")) {
      reply.header("content-encoding", "gzip").send(page.gzipped(nonce))
    } else {
      reply.send(page.plain(nonce))
    }
  }

  function audienceOf(request: FastifyRequest, search: string): Audience {
    const country = countryOf(request, settings.country)
    const miniApp = search === "" ? undefined : miniAppFromQuery(Object.fromEntries(new URLSearchParams(search)))
    const clientType = miniApp ?? "web app-chrome"
    const blocked = blockedByVendor[clientType].map((feature) => ({ feature }))
    return {
      country,
      store: chosenStore(request, country),
      clientType,
      featuresOff: [...switches.featuresOff(), ...blocked],
    }
  }

  /** Returns only a store that exists, so that forged cookies can't fill the cache. */
  function chosenStore(request: FastifyRequest, country: CountryCode): PageStore {
    const { cookie } = request.headers
    const storeId = cookie?.includes(STORE_COOKIE) ? parseCookie(cookie)[STORE_COOKIE] : undefined
    return (storeId ? findStore(country, storeId) : undefined) ?? countries[country].defaultStore
  }

  /** Returns only a product that the store sells, so that forged ids can't fill the cache. */
  function productFromSearch(search: string, { country, store }: Audience): Product | undefined {
    const id = search.includes("product=") ? new URLSearchParams(search).get("product") : null
    return id === null ? undefined : findProduct(country, store.id, id)
  }

  http.get("/manifest.webmanifest", (request, reply) => {
    reply.type("application/manifest+json; charset=utf-8").header("cache-control", "public, max-age=3600")
    reply.send(webManifest(countryOf(request, settings.country)))
  })

  http.get("/robots.txt", (request, reply) => {
    const origin = originOf(request)
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600")
    reply.send(robotsText(settings.environment, origin))
  })

  http.get("/sitemap.xml", (request, reply) => {
    const origin = originOf(request)
    reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600")
    reply.send(sitemapXml(countryOf(request, settings.country), switches.featuresOff(), origin))
  })

  http.get("/*", (request, reply) => {
    if (!web) return reply.code(503).header("retry-after", "1").send("starting")
    const { pathname, search } = splitUrl(request.url)
    const audience = audienceOf(request, search)
    const isKit = pathname === KIT_PAGE.path && settings.environment !== "production"
    const pageResult: ReturnType<typeof findPage> | { kind: "kit" } = isKit
      ? { kind: "kit" }
      : findPage(audience.country, { pathname, search }, audience.featuresOff)
    if (pageResult.kind === "redirect") {
      return reply.headers({ ...headers, "cache-control": "no-cache" }).redirect(pageResult.to, pageResult.status)
    }
    const origin = originOf(request)
    const loaded = web
    const product = pageResult.kind === "page" ? productFromSearch(search, audience) : undefined
    const identity = identifyPage(pageResult, pathname, audience, clock.now(), product?.id)
    const page = cache.get(`${origin} ${identity.key}`, () =>
      makePage(loaded, pageResult, identity, audience, origin, product),
    )
    if (page instanceof Promise) {
      return page
        .catch((error: unknown) => {
          log.error({ requestId: request.id, key: identity.key, err: error }, "a page could not be made")
          return failed
        })
        .then((finished) => sendPage(finished, request, reply))
        .then(() => reply)
    }
    return sendPage(page, request, reply)
  })

  return { clear: cache.clear }
}

function splitUrl(url: string): { pathname: string; search: string } {
  const queryStart = url.indexOf("?")
  return queryStart === -1
    ? { pathname: url, search: "" }
    : { pathname: url.slice(0, queryStart), search: url.slice(queryStart) }
}

/** The API as the renderer calls it: in this process, as a visitor of the country and app without a session. */
function createInProcessApi(http: FastifyInstance, { country, clientType }: Audience) {
  return createApi(async ({ method, path, body }) => {
    const response = await http.inject({
      method: method as "GET",
      url: `/api${path}`,
      headers: { host: `${country.toLowerCase()}.internal`, "client-type": clientType },
      payload: body as object | undefined,
    })
    return { status: response.statusCode, body: response.json() as unknown }
  })
}
