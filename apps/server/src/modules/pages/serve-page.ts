import { NONCE_PLACEHOLDER } from "@hearth/contract/page-rendering.ts"
import { findPage, type FindPageResult } from "@hearth/domain/navigation/find-page.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import { pageAudienceOf, productFromSearch } from "./page-audience.ts"
import { failedPage } from "./failed-page.ts"
import { finishPage } from "./finished-page.ts"
import type { CachedPage, PageDeps } from "./page-deps.ts"
import { NONCE_LENGTH, pageHeaders } from "./page-headers.ts"
import { type Audience, identifyPage, KIT_PAGE } from "./page-request.ts"
import { renderPage } from "./render-page.ts"
import { createPageSender } from "./send-page.ts"

/** A page from the cache is sent at once, without a promise. */
type ServePage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> | void

/** Returns the function that answers the request for a page: with the page, a redirect, or the page for failures. */
export function createPageServer(deps: PageDeps): ServePage {
  const { settings, clock, log, cache, loadedWeb, originOf } = deps
  const sendPage = createPageSender(settings)
  const failedResponse: CachedPage = { status: 500, ...finishPage(failedPage, NONCE_PLACEHOLDER, NONCE_LENGTH) }

  return (request, reply) => {
    const web = loadedWeb()
    if (!web) return reply.code(503).header("retry-after", "1").send("starting")
    const url = splitUrl(request.url)
    const audience = pageAudienceOf(deps, request, url.search)
    const shownPage = choosePage(deps, url, audience)
    if (shownPage.kind === "redirect") {
      return reply.headers({ ...pageHeaders, "cache-control": "no-cache" }).redirect(shownPage.to, shownPage.status)
    }
    const origin = originOf(request)
    const product = shownPage.kind === "page" ? productFromSearch(deps, url.search, audience) : undefined
    const identity = identifyPage(shownPage, url.pathname, audience, clock.now(), product?.id)
    const page = cache.get(`${origin} ${identity.key}`, () =>
      renderPage(deps, web, { shown: shownPage, identity, audience, origin, product }),
    )
    if (page instanceof Promise) {
      return page
        .catch((error: unknown) => {
          log.error({ requestId: request.id, key: identity.key, err: error }, "a page could not be made")
          return failedResponse
        })
        .then((finished) => sendPage(finished, request, reply))
        .then(() => reply)
    }
    return sendPage(page, request, reply)
  }
}

interface PageUrl {
  pathname: string
  search: string
}

function splitUrl(url: string): PageUrl {
  const queryStart = url.indexOf("?")
  return queryStart === -1
    ? { pathname: url, search: "" }
    : { pathname: url.slice(0, queryStart), search: url.slice(queryStart) }
}

/** The UI kit has a page everywhere but in production. */
function choosePage(
  { settings }: Pick<PageDeps, "settings">,
  { pathname, search }: PageUrl,
  { country, featuresOff }: Audience,
): FindPageResult | { kind: "kit" } {
  const isKit = pathname === KIT_PAGE.path && settings.environment !== "production"
  return isKit ? { kind: "kit" } : findPage(country, { pathname, search }, featuresOff)
}
