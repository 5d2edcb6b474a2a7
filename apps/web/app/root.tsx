import type { PageEntry } from "@hearth/contract/page-rendering.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import * as shellTexts from "@hearth/texts/shell/shell.ts"
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

/** Loaded when the page is idle; if it can't be loaded, the page is complete without it. */
const AfterIdle = lazy<ComponentType<{ showsAlerts: boolean }>>(() =>
  importWithRetry(() => import("./after-idle.tsx")).catch(() => ({ default: () => undefined })),
)

/** The stock is loaded after this time at the latest, however busy the browser is. */
const STOCK_DEADLINE_MS = 500

/** The layout around every screen. */
export function Root() {
  const pageContext = usePageContext()
  const entry = usePageEntry()
  useHydrationEnd()
  usePageTitle(entry?.title)
  usePersistPreviousScreen()
  useFocusOnNewScreen()
  useStockWhenIdle(pageContext)
  const isIdle = useIsIdle()
  const isNavigating = useNavigation().state !== "idle"
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks on the links inside; Enter on a link is a click
    <div className={styles.page} onClick={useLinkNavigation()}>
      <a className={styles.skip} href="#content">
        {shellTexts.skipToContent}
      </a>
      <Header place={<PlaceButton />} />
      <div className={isNavigating ? styles.progress : undefined} />
      {/* No alerts on screens where the customer is in the middle of a task; they appear afterwards. */}
      <Suspense>
        {isIdle ? <AfterIdle showsAlerts={!pageContext.missingPage && entry?.kind !== "screen"} /> : undefined}
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

/**
 * The server wrote the first page's title; after that the title follows the route. `Root` has a live region that
 * announces it.
 */
function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title && title !== document.title) document.title = title
  }, [title])
}

/**
 * Starts polling the stock as soon as the browser is idle, so that sold-out products don't look available for seconds.
 */
function useStockWhenIdle(pageContext: PageContext): void {
  useEffect(() => {
    const startWatching = async () =>
      (await importWithRetry(() => import("./place/watch-stock.ts"))).watchStock(pageContext)
    return runWhenIdle(() => void startWatching().catch(() => undefined), 0, STOCK_DEADLINE_MS)
  }, [pageContext])
}

/** False until the page is idle; immediately true with items in the cart. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(() => setIdle(true)), [])
  return useCartSummary().items > 0 || isIdle
}

/** Moves the focus to a new screen for keyboards and screen readers, unless the screen has set it itself. */
function useFocusOnNewScreen(): void {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    const main = document.getElementById("content")
    if (lastPathname.current !== pathname && !main?.contains(document.activeElement))
      main?.focus({ preventScroll: true })
    lastPathname.current = pathname
  }, [pathname])
}

/** Stores the previous screen for the back links of later screens. */
function usePersistPreviousScreen(): void {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current !== pathname) writeStored("previousScreen", lastPathname.current)
    lastPathname.current = pathname
  }, [pathname])
}
