import * as pageTexts from "@hearth/texts/offers/offers-page.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { ProductSheet } from "../features/menu/product-sheet.tsx"
import { DealCards } from "../features/offers/deal-cards.tsx"
import { WheelBanner } from "../features/wheel/wheel-banner.tsx"
import { WheelSheet } from "../features/wheel/wheel-sheet.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"
import { apiRouterContext, pageRouterContext } from "../client/page/router-context.ts"
import { lazyWithRetry } from "../client/loading/lazy-with-retry.ts"
import { PageTitle } from "../shared/page/page-title.tsx"
import { LazyBoundary } from "../client/loading/lazy-boundary.tsx"
import { useHydrated } from "../client/loading/hydration.ts"
import styles from "./offers.module.css"

/** The store's offers depend on the time and are larger than the page, so they are loaded after hydration. */
const StoreOffers = lazyWithRetry(() => import("../features/offers/store-offers.tsx"))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const entry = findPageEntry(request, context)
  const storeId = context.get(pageRouterContext).store.id
  const reply = await context.get(apiRouterContext)("GET /catalog-service/ve1/stores/{storeId}/deals", {
    params: { storeId },
  })
  if (!reply.ok) throw data(null, { status: reply.status })
  return { entry, deals: reply.body.data.deals }
}

export function Component() {
  const { entry, deals } = useLoaderData<typeof loader>()
  const isHydrated = useHydrated()
  return (
    <>
      <PageTitle heading={entry.heading}>{pageTexts.intro}</PageTitle>
      <div className={styles.wheel}>
        <WheelBanner />
      </div>
      {deals.length > 0 ? (
        <DealCards deals={deals} withTerms />
      ) : (
        <EmptyState
          drawing={<BoxDrawing />}
          title={pageTexts.noOffers}
          action={
            <Link to="/" className={buttonClass()}>
              {pageTexts.goHome}
            </Link>
          }
        >
          {pageTexts.checkBackSoon}
        </EmptyState>
      )}
      <LazyBoundary>{isHydrated ? <StoreOffers /> : undefined}</LazyBoundary>
      <ProductSheet />
      <WheelSheet />
    </>
  )
}
