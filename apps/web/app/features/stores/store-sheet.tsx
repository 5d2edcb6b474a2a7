import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { useSearchParams } from "react-router"
import { lazyWithRetry } from "../../client/loading/lazy-with-retry.ts"
import { LazyBoundary } from "../../client/loading/lazy-boundary.tsx"
import { useHydrated } from "../../client/loading/hydration.ts"
import { readStoreId } from "./store-search-query.ts"

const StoreDetails = lazyWithRetry(() => import("./store-details.tsx"))

/** Shows the details of the store in the URL over the current screen. Closing removes the store from the URL. */
export function StoreSheet({ type }: { type: DeliveryType }) {
  const [params, setParams] = useSearchParams()
  const isHydrated = useHydrated()
  const id = isHydrated ? readStoreId(params) : undefined
  const close = () =>
    setParams(
      (current) => {
        current.delete("store")
        return current
      },
      { preventScrollReset: true, replace: true },
    )
  return <LazyBoundary>{id ? <StoreDetails key={id} id={id} type={type} onClose={close} /> : undefined}</LazyBoundary>
}
