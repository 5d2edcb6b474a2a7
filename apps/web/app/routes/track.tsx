import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { OrderAgain } from "../features/orders/order-again.tsx"
import { TrackScreen } from "../features/track/track-screen.tsx"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

const again = (orderId: string) => <OrderAgain orderId={orderId} />

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  return <TrackScreen heading={entry.heading} again={again} />
}
