import { SPACIOUS } from "@hearth/ui/screen-sizes.ts"
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import { loadCart } from "../../cart/add-to-cart.ts"
import { useCartSummary } from "../../cart/cart-summary.ts"
import { reportError } from "../../client/report-error.ts"
import { readStored, onStoredElsewhere } from "../../client/storage/storage.ts"
import { setCartColumn } from "../../shared/menu/cart-column-outlet.ts"
import { importWithRetry } from "../../client/loading/import-with-retry.ts"

/** Renders nothing when the code can't be loaded; the header still links to the cart. */
const CartColumn = lazy<ComponentType>(() =>
  importWithRetry(() => import("./cart-column.tsx")).catch(() => ({ default: () => undefined })),
)

/** Loads and syncs the cart, and shows it beside the menu on wide screens. Mounted once the browser is idle. */
export function CartLoader() {
  const hasItems = useCartSummary().items > 0
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(SPACIOUS).matches)
  useEffect(() => {
    const start = () => void loadCart().then(({ startCart }) => startCart(), reportLoadFailure)
    // Visitors without a cart don't load the cart's code, unless another tab starts a cart.
    if (hasItems || readStored("cart") !== null) start()
    return onStoredElsewhere("cart", start)
  }, [hasItems])
  useEffect(() => {
    setCartColumn(
      hasItems && isWide ? (
        <Suspense>
          <CartColumn />
        </Suspense>
      ) : undefined,
    )
  }, [hasItems, isWide])
  return undefined
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SPACIOUS)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}

function reportLoadFailure(error: unknown): void {
  reportError("the cart could not be loaded", error)
}
