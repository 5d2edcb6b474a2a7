import type { PageEntry } from "@hearth/contract/page-rendering.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react"
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router"
import { LocationSheetHost } from "./features/location/location-sheet-host.tsx"
import { PlaceButton } from "./features/location/place-button.tsx"
import { usePageContext } from "./client/page/page-context.tsx"
import { useCartSummary } from "./cart/cart-summary.ts"
import { writeStored } from "./client/storage/storage.ts"
import { BottomBar } from "./shell/bottom-bar.tsx"
import { Footer } from "./shell/footer.tsx"
import { useLinkNavigation } from "./shared/page/link-navigation.ts"
import { Header } from "./shell/header.tsx"
import { importWithRetry } from "./client/loading/import-with-retry.ts"
import { Notices } from "./shell/notices.tsx"
import { useHydrationEnd } from "./client/loading/hydration.ts"
import { runWhenIdle } from "./client/loading/run-when-idle.ts"
import styles from "./root.module.css"

/** What no one waits for; where it can't be had, the page is whole without it. */
const AfterIdle = lazy<ComponentType<{ showsAlerts: boolean }>>(() =>
  importWithRetry(() => import("./after-idle.tsx")).catch(() => ({ default: () => undefined })),
)

/** However busy the browser is. */
const SOON_MS = 500

/** What every screen has around it. */
export function Root() {
  const pageContext = usePageContext()
  const entry = usePageEntry()
  useHydrationEnd()
  usePageTitle(entry?.title)
  usePreviousScreen()
  useFocusOnNewScreen()
  useStockWhenIdle(pageContext)
  const isIdle = useIsIdle()
  const isNavigating = useNavigation().state !== "idle"
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed; Enter on a link is a click
    <div className={styles.page} onClick={useLinkNavigation()}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Header place={<PlaceButton />} />
      <div className={isNavigating ? styles.progress : undefined} />
      {/* Where someone is in the middle of something, news waits until they are through. */}
      <Suspense>
        {isIdle ? <AfterIdle showsAlerts={!pageContext.state && entry?.kind !== "screen"} /> : undefined}
      </Suspense>
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <BottomBar />
      <LocationSheetHost />
      <Notices />
      <p className="sr-only" aria-live="polite">
        {entry?.title}
      </p>
      <ScrollRestoration />
    </div>
  )
}

function usePageEntry(): PageEntry | undefined {
  return (useMatches().at(-1)?.loaderData as { entry?: PageEntry } | undefined)?.entry
}

/** The server wrote the first page's title; from then on the browser follows the route. Spoken, since no page is loaded. */
function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title && title !== document.title) document.title = title
  }, [title])
}

/** In the first moment the browser has to spare: what is sold out must not look for seconds as if it could be had. */
function useStockWhenIdle(pageContext: PageContext): void {
  useEffect(() => {
    const follow = async () => (await importWithRetry(() => import("./place/watch-stock.ts"))).watchStock(pageContext)
    return runWhenIdle(() => void follow().catch(() => undefined), 0, SOON_MS)
  }, [pageContext])
}

/** False until the page is at rest; who has something in the cart doesn't wait for it. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(() => setIdle(true)), [])
  return useCartSummary().items > 0 || isIdle
}

/** A new screen begins at its top for whoever listens or types, unless it has put the focus somewhere itself. */
function useFocusOnNewScreen(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    const main = document.getElementById("content")
    if (last.current !== pathname && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
}

/** Where the person was before, for the ways back that a later screen offers. */
function usePreviousScreen(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) writeStored("previousScreen", last.current)
    last.current = pathname
  }, [pathname])
}
