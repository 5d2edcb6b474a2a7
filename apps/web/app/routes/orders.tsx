import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { OrderDetailsScreen } from "../features/order-history/details/order-details-screen.tsx"
import { ReorderButton } from "../features/order-history/reorder-button.tsx"
import { OrdersScreen } from "../features/order-history/orders-screen.tsx"
import { PlacedOrderEarning } from "../features/loyalty-cards/earning-card.tsx"
import { TrackScreen } from "../features/order-tracking/track-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

const renderReorder = ({ orderId, spentPoints }: Tracker) => (
  <ReorderButton orderId={orderId} spentPoints={spentPoints} />
)

const renderEarning = ({ orderId, payable, spentPoints, deliveryType, isOwn, stage }: Tracker) => (
  <PlacedOrderEarning
    orderId={orderId}
    payable={payable}
    spentPoints={spentPoints}
    deliveryType={deliveryType}
    isOwn={isOwn}
    isHandedOver={stage === "HANDED OVER"}
  />
)

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  if (pathname === "/track")
    return <TrackScreen heading={entry.heading} renderReorder={renderReorder} renderEarning={renderEarning} />
  return pathname === "/postorder-ui/orderdetails" ? (
    <OrderDetailsScreen heading={entry.heading} />
  ) : (
    <OrdersScreen heading={entry.heading} />
  )
}
