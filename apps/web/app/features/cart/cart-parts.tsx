import { SPACIOUS } from "@hearth/ui/screen-sizes.ts"
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import { loadCart } from "../../session/add-to-cart.ts"
import { useCartGlance } from "../../session/cart.ts"
import { reportError } from "../../session/report-error.ts"
import { readStored, whenStoredElsewhere } from "../../session/storage.ts"
import { setCartColumn } from "../../shell/cart-column.ts"
import { loadPatiently } from "../../shell/load-patiently.ts"

/** Where it can't be had, the way to the cart stands in the header. */
const CartColumn = lazy<ComponentType>(() =>
  loadPatiently(() => import("./cart-column.tsx")).catch(() => ({ default: () => undefined })),
)

/** Keeps the cart true from the first quiet moment on, and puts it beside the menu where there is room. */
export function CartParts() {
  const hasItems = useCartGlance().items > 0
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(SPACIOUS).matches)
  useEffect(() => {
    const start = () => void loadCart().then(({ startCart }) => startCart(), ignore)
    // Who never had a cart loads nothing; another tab may begin one.
    if (hasItems || readStored("cart") !== null) start()
    return whenStoredElsewhere("cart", start)
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

function ignore(error: unknown): void {
  reportError("the cart could not be loaded", error)
}
