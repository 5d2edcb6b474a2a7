import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { createApi } from "@hearth/contract/client.ts"
import { NONCE_PLACEHOLDER } from "@hearth/contract/page-rendering.ts"
import type { FastifyInstance } from "fastify"
import { finishPage } from "./finished-page.ts"
import type { LoadedWeb } from "./load-web-build.ts"
import type { CachedPage, PageDeps } from "./page-deps.ts"
import { NONCE_LENGTH } from "./page-headers.ts"
import { type Audience, headOf, pageContextOf, type PageIdentity, type ShownPage } from "./page-request.ts"

interface RequestedPage {
  shown: ShownPage
  identity: PageIdentity
  audience: Audience
  origin: string
  product: Product | undefined
}

/** Renders a page with the web app's build and compresses it. */
export async function renderPage(
  { settings, switches, http }: Pick<PageDeps, "settings" | "switches" | "http">,
  web: LoadedWeb,
  { shown, identity: { pathname, missingPage }, audience, origin, product }: RequestedPage,
): Promise<CachedPage> {
  const { status, html } = await web.render({
    pathname,
    context: pageContextOf({ settings, switches }, web.version, audience, missingPage),
    head: headOf(shown, audience.country, origin),
    product,
    api: createInProcessApi(http, audience),
  })
  return { status, ...finishPage(html, NONCE_PLACEHOLDER, NONCE_LENGTH) }
}

/** The API as the renderer calls it: in this process, as a visitor without a session, in this country and app. */
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
