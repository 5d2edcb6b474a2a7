import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { CartScreen } from "../features/cart/cart-screen.tsx"
import { CartOffersCard } from "../features/offers/cart-offers-card.tsx"
import { LoginInvite, LoginOverlay } from "../features/login/login-overlay.tsx"
import { PlaceBar } from "../features/location/place-bar.tsx"
import { RecommendedInCart } from "../features/recommendations/recommended-in-cart.tsx"
import { usePageContext } from "../client/page/page-context.tsx"
import { useCart } from "../cart/cart.ts"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  // For an empty cart, the estimate is that of one item.
  const items = useCart().bill?.items || 1
  const hasOffers = usePageContext().features.includes("offers")
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
      />
      <LoginOverlay />
    </>
  )
}
