import { useEffect } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { OPENED_AS_OVERLAY } from "../../shared/page/link-navigation.ts"
import { lazyWithRetry } from "../../client/loading/lazy-with-retry.ts"
import { LazyBoundary } from "../../client/loading/lazy-boundary.tsx"
import { useHydrated } from "../../client/loading/hydration.ts"
import { runWhenIdle } from "../../client/loading/run-when-idle.ts"

let isRequested = false
const loadDetails = () => {
  isRequested = true
  return import("./product-details.tsx")
}
const ProductDetails = lazyWithRetry(loadDetails)

/** The product named in the address, over whatever page that is; closing takes the name out of the address again. */
export function ProductSheet() {
  const [params, setParams] = useSearchParams()
  const isOverlay = useLocation().state === OPENED_AS_OVERLAY
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const id = isHydrated ? params.get("product") : null
  const close = () => {
    // Opening was a step: closing is the step back, so that the way back is not longer than the way here.
    if (isOverlay) return void navigate(-1)
    setParams(
      (now) => {
        now.delete("product")
        return now
      },
      { preventScrollReset: true, replace: true },
    )
  }
  // So that a tap opens it at once, also on a bad connection.
  useEffect(() => runWhenIdle(() => void (isRequested || loadDetails().catch(() => undefined))), [])
  return <LazyBoundary>{id ? <ProductDetails key={id} id={id} onClose={close} /> : undefined}</LazyBoundary>
}
