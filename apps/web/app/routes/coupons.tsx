import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { CouponsScreen } from "../features/coupons/coupons-screen.tsx"
import { WheelBanner } from "../features/wheel/wheel-banner.tsx"
import { WheelSheet } from "../features/wheel/wheel-sheet.tsx"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
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
