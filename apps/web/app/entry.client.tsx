import "@vitejs/plugin-react/preamble"
import "@hearth/ui/tokens.css"
import "@hearth/ui/base.css"
import "./fonts.css"
import { currentPage } from "@hearth/ui/dialog/current-page.ts"
import { deliveryTypeFrom } from "@hearth/domain/orders/delivery-type.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, matchRoutes, RouterContextProvider } from "react-router"
import { RouterProvider } from "react-router/dom"
import { routes, stateRoutes } from "./routes.ts"
import { api } from "./session/api.ts"
import { BootHost } from "./session/boot.tsx"
import { holdBoot } from "./session/boot-store.ts"
import { restoreCartGlance } from "./session/cart.ts"
import { restoreChosenPlace } from "./session/chosen-place.ts"
import { updateClientContext } from "./session/client-context.ts"
import { apiContext, bootContext } from "./session/page-context.ts"
import { askForOwnPage, readClientType } from "./session/read-client-type.ts"
import { reportError, stopReporting } from "./session/report-error.ts"
import { restoreSession } from "./session/session-store.ts"
import { restorePrivate } from "./session/storage.ts"
import { afterStartupDelay } from "./shell/after-startup-delay.ts"
import { attentive } from "./shell/attentive-api.ts"
import { openAllGates } from "./shell/later.tsx"
import { captureQueryParams, currentUtm, queryParams } from "./shell/query-params.ts"

declare global {
  interface Window {
    /** Where the router looks for the data the page was rendered with. */
    __staticRouterHydrationData?: unknown
  }
}

async function start(): Promise<void> {
  const { boot, hydration } = JSON.parse(document.getElementById("page")?.textContent ?? "{}") as {
    boot: PageContext
    hydration: unknown
  }
  window.__staticRouterHydrationData = hydration
  if (!boot.tracking) stopReporting()
  captureQueryParams(location.search)
  const clientType = readClientType(queryParams())
  if (askForOwnPage(clientType, boot.clientType)) return
  const boots = holdBoot(boot)
  const askedType = queryParams().deliveryType
  updateClientContext({
    country: boot.country,
    storeId: boot.store.id,
    clientType,
    source: currentUtm().source ?? "web",
    deliveryType: deliveryTypeFrom(askedType),
  })
  const restored = restorePrivate()
  restoreCartGlance()
  void restoreSession()
  const table = boot.state ? stateRoutes : routes
  // The code of the page that is already on the screen comes first: hydrating without it would blank the page.
  for (const { route } of matchRoutes(table, location) ?? []) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  await restored
  restoreChosenPlace(askedType === undefined ? undefined : deliveryTypeFrom(askedType))
  const router = createBrowserRouter(table, {
    getContext() {
      const context = new RouterContextProvider()
      context.set(apiContext, attentive(api))
      context.set(bootContext, boots.get())
      return context
    },
  })
  currentPage.key = router.state.location.key
  router.subscribe(({ location }) => {
    currentPage.key = location.key
    // A step of the router changes what everything below it may read.
    openAllGates()
  })
  startTransition(() => {
    hydrateRoot(
      document.getElementById("app") as HTMLElement,
      <BootHost boots={boots}>
        <RouterProvider router={router} />
      </BootHost>,
      { onRecoverableError: (error) => reportError("the page did not match", error) },
    )
  })
}

addEventListener("error", (event) => reportError("uncaught", event.error ?? event.message))
addEventListener("unhandledrejection", (event) => reportError("unhandled rejection", event.reason))
afterStartupDelay(start)
