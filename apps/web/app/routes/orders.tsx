import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { DetailsScreen } from "../features/orders/details-screen.tsx"
import { OrdersScreen } from "../features/orders/orders-screen.tsx"
import { findEntry } from "../session/find-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findEntry(request, context) }
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>()
  const isOne = useLocation().pathname === "/postorder-ui/orderdetails"
  return isOne ? <DetailsScreen heading={entry.heading} /> : <OrdersScreen heading={entry.heading} />
}
