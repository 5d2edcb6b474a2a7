import type { PageAssets, PageRequest, RenderPage } from "@hearth/contract/page-rendering.ts"
import { renderToString } from "react-dom/server"
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from "react-router"
import { renderDocument } from "./document.ts"
import { routes, missingPageRoutes } from "./routes.ts"
import { serializeErrors } from "./serialize-errors.ts"
import { PageContextProvider } from "./client/page/page-context.tsx"
import { apiRouterContext, pageRouterContext } from "./client/page/router-context.ts"
import { sharePicture, structuredData } from "./structured-data.ts"

const pageHandler = createStaticHandler(routes)
const missingPageHandler = createStaticHandler(missingPageRoutes)

export function createRenderer(assets: PageAssets): RenderPage {
  return async (request) => {
    const handler = request.context.missingPage ? missingPageHandler : pageHandler
    const requestContext = new RouterContextProvider()
    requestContext.set(apiRouterContext, request.api)
    requestContext.set(pageRouterContext, request.context)
    // Only the path counts: a page is rendered the same for every query.
    const context = await handler.query(new Request(`http://page${request.pathname}`), { requestContext })
    if (context instanceof Response) throw new Error(`a public page may not redirect: ${request.pathname}`)
    const router = createStaticRouter(handler.dataRoutes, context)
    const markup = renderToString(
      <PageContextProvider value={request.context}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PageContextProvider>,
    )
    // A route's id is its file without the extension, and `#…` if several routes share the file.
    const routeFiles = context.matches.map((match) => `app/${match.route.id.split("#")[0]}.tsx`)
    const html = renderDocument({
      head: request.head,
      markup,
      files: assets.forRoutes(routeFiles),
      product: request.product,
      page: {
        pageContext: request.context,
        hydration: { loaderData: context.loaderData, errors: serializeErrors(context.errors) },
      },
      structured: structuredData(request, context.loaderData),
      sharePicture: sharePicture(context.loaderData),
    })
    return { status: statusOf(request, context.statusCode), html }
  }
}

function statusOf(request: PageRequest, status: number): number {
  return request.context.missingPage ? 404 : status
}
