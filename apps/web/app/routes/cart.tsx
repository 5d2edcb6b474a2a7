import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { CartScreen } from "../features/cart/cart-screen.tsx"
import { CouponCard } from "../features/coupons/coupon-card.tsx"
import { LoginInvite, LoginOver } from "../features/login/login-over.tsx"
import { PlaceBar } from "../features/location/place-bar.tsx"
import { RecommendedInCart } from "../features/recommendations/recommended-in-cart.tsx"
import { useBoot } from "../session/boot.tsx"
import { useCart } from "../session/keep-cart.ts"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const items = useCart().bill?.items || 1
  const hasOffers = useBoot().features.includes("offers")
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
        coupons={hasOffers ? <CouponCard /> : undefined}
        recommended={<RecommendedInCart />}
      />
      <LoginOver />
    </>
  )
}
