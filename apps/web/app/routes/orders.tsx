import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { DetailsScreen } from "../features/orders/details-screen.tsx"
import { OrderAgain } from "../features/orders/order-again.tsx"
import { OrdersScreen } from "../features/orders/orders-screen.tsx"
import { TrackScreen } from "../features/track/track-screen.tsx"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

const again = (orderId: string) => <OrderAgain orderId={orderId} />

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  if (pathname === "/track") return <TrackScreen heading={entry.heading} again={again} />
  return pathname === "/postorder-ui/orderdetails" ? (
    <DetailsScreen heading={entry.heading} />
  ) : (
    <OrdersScreen heading={entry.heading} />
  )
}
