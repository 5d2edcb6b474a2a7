import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { CouponsScreen } from "../features/offers/coupons/coupons-screen.tsx"
import { WheelBanner } from "../features/wheel/wheel-banner.tsx"
import { WheelSheet } from "../features/wheel/wheel-sheet.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return (
    <>
      <CouponsScreen heading={entry.heading} wheel={<WheelBanner />} />
      <WheelSheet />
    </>
  )
}
