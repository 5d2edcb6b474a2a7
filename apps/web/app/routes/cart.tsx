import { type ComponentType, lazy, Suspense } from "react"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { CartScreen } from "../features/cart/cart-screen.tsx"
import { CartOffersCard } from "../features/offers/cart-offers-card.tsx"
import { LoginInvite, LoginOverlay } from "../features/login/login-overlay.tsx"
import { PlaceBar } from "../features/location/place-bar.tsx"
import { RecommendedInCart } from "../features/recommendations/recommended-in-cart.tsx"
import { importWithRetry } from "../client/loading/import-with-retry.ts"
import { useCustomer } from "../client/session/use-customer.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import { useCart } from "../cart/cart.ts"
import { findPageEntry } from "../client/page/find-page-entry.ts"

/** LOY-2: if it can't be loaded, the cart works without it. */
const FreePizzaInvite = lazy<ComponentType>(() =>
  importWithRetry(() => import("../features/loyalty-cards/free-pizza-invite.tsx")).catch(() => ({
    default: () => undefined,
  })),
)

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  // For an empty cart, the estimate is that of one item.
  const items = useCart().bill?.items || 1
  const { features } = usePageContext()
  const hasOffers = features.includes("offers")
  const customer = useCustomer()
  const place = (
    <>
      <PlaceBar items={items} />
      <LoginInvite />
    </>
  )
  return (
    <>
      <CartScreen
        heading={entry.heading}
        place={place}
        coupons={hasOffers ? <CartOffersCard /> : undefined}
        recommended={<RecommendedInCart />}
        freePizza={
          hasOffers && features.includes("loyalty") && customer ? (
            <Suspense>
              <FreePizzaInvite />
            </Suspense>
          ) : undefined
        }
      />
      <LoginOverlay />
    </>
  )
}
