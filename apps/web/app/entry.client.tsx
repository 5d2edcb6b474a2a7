import "@vitejs/plugin-react/preamble"
import "@hearth/ui/tokens.css"
import "@hearth/ui/base.css"
import "./fonts.css"
import { currentHistoryEntry } from "@hearth/ui/dialog/current-history-entry.ts"
import { deliveryTypeFrom } from "@hearth/domain/orders/delivery-type.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from "react-router"
import { RouterProvider } from "react-router/dom"
import { routes, missingPageRoutes } from "./routes.ts"
import { api } from "./client/api/api.ts"
import { LivePageContextProvider } from "./client/page/page-context.tsx"
import { createPageContextStore } from "./client/page/page-context.store.ts"
import { restoreCartSummary } from "./cart/cart-summary.ts"
import { restoreChosenPlace } from "./place/chosen-place.store.ts"
import { updateClientContext } from "./client/api/client-context.ts"
import { apiRouterContext, pageRouterContext } from "./client/page/router-context.ts"
import { reloadForClientType, readClientType } from "./client/page/client-type.ts"
import { reportError, stopReporting } from "./client/report-error.ts"
import { restoreSession } from "./client/session/session.store.ts"
import { restorePrivateValues } from "./client/storage/storage.ts"
import { afterStartupDelay } from "./shell/after-startup-delay.ts"
import { withErrorPopup } from "./shell/with-error-popup.ts"
import { hydrateAll } from "./client/loading/lazy-hydrate.tsx"
import { captureQueryParams, currentUtm, queryParams } from "./client/page/query-params.ts"

async function start(): Promise<void> {
  const { pageContext, hydration } = JSON.parse(document.getElementById("page")?.textContent ?? "{}") as {
    pageContext: PageContext
    hydration: HydrationState
  }
  if (!pageContext.tracking) stopReporting()
  captureQueryParams(location.search)
  const clientType = readClientType(queryParams())
  if (reloadForClientType(clientType, pageContext.clientType)) return
  const contextStore = createPageContextStore(pageContext)
  const requestedType = queryParams().deliveryType
  updateClientContext({
    country: pageContext.country,
    storeId: pageContext.store.id,
    clientType,
    source: currentUtm().source ?? "web",
    deliveryType: deliveryTypeFrom(requestedType),
  })
  const restored = restorePrivateValues()
  restoreCartSummary()
  void restoreSession()
  const routeTable = pageContext.missingPage ? missingPageRoutes : routes
  // Loads the code of the current page first: hydrating without it would blank the page.
  for (const { route } of matchRoutes(routeTable, location) ?? []) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  await restored
  restoreChosenPlace(requestedType === undefined ? undefined : deliveryTypeFrom(requestedType))
  const router = createBrowserRouter(routeTable, {
    hydrationData: hydration,
    getContext() {
      const context = new RouterContextProvider()
      context.set(apiRouterContext, withErrorPopup(api))
      context.set(pageRouterContext, contextStore.get())
      return context
    },
  })
  currentHistoryEntry.key = router.state.location.key
  router.subscribe(({ location }) => {
    currentHistoryEntry.key = location.key
    // A navigation changes state that everything below the router may read.
    hydrateAll()
  })
  startTransition(() => {
    hydrateRoot(
      document.getElementById("app") as HTMLElement,
      <LivePageContextProvider contextStore={contextStore}>
        <RouterProvider router={router} />
      </LivePageContextProvider>,
      { onRecoverableError: (error) => reportError("hydration mismatch", error) },
    )
  })
}

addEventListener("error", (event) => reportError("uncaught", event.error ?? event.message))
addEventListener("unhandledrejection", (event) => reportError("unhandled rejection", event.reason))
afterStartupDelay(start)
