import { useLocation, useNavigate, useSearchParams } from "react-router"
import { OPENED_OVER_PAGE } from "../../shared/page/link-navigation.ts"
import { lazyWithRetry } from "../../client/loading/lazy-with-retry.ts"
import { LazyBoundary } from "../../client/loading/lazy-boundary.tsx"
import { useHydrated } from "../../client/loading/hydration.ts"

const WheelPanel = lazyWithRetry(() => import("./wheel-panel.tsx"))

/** OFR-6: the wheel over any page, opened by the URL. */
export function WheelSheet() {
  const [params, setParams] = useSearchParams()
  const wasOpenedOverPage = useLocation().state === OPENED_OVER_PAGE
  const navigate = useNavigate()
  const isOpen = useHydrated() && params.has("wheel")
  const close = () => {
    if (wasOpenedOverPage) return void navigate(-1)
    setParams(
      (current) => {
        current.delete("wheel")
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return <LazyBoundary>{isOpen ? <WheelPanel onClose={close} /> : undefined}</LazyBoundary>
}
