import { useEffect } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { OPENED_OVER_PAGE } from "../../shared/page/link-navigation.ts"
import { lazyWithRetry } from "../../client/loading/lazy-with-retry.ts"
import { LazyBoundary } from "../../client/loading/lazy-boundary.tsx"
import { useHydrated } from "../../client/loading/hydration.ts"
import { runWhenIdle } from "../../client/loading/run-when-idle.ts"

const loadDetails = () => import("./product-details.tsx")
const ProductDetails = lazyWithRetry(loadDetails)

/** The product in the URL, over any page; closing removes it from the URL. */
export function ProductSheet() {
  const [params, setParams] = useSearchParams()
  const wasOpenedOverPage = useLocation().state === OPENED_OVER_PAGE
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const id = isHydrated ? params.get("product") : null
  const close = () => {
    // Opening added a history entry, so closing goes back instead of adding another.
    if (wasOpenedOverPage) return void navigate(-1)
    setParams(
      (current) => {
        current.delete("product")
        return current
      },
      { preventScrollReset: true, replace: true },
    )
  }
  // Preloads the sheet, so that a tap opens it immediately even on a bad connection.
  useEffect(() => runWhenIdle(() => void loadDetails().catch(() => undefined)), [])
  return <LazyBoundary>{id ? <ProductDetails key={id} id={id} onClose={close} /> : undefined}</LazyBoundary>
}
