import { lazy } from "react"
import { useSearchParams } from "react-router"
import { loadPatiently } from "../../shell/load-patiently.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"
import { useTakenOver } from "../../shell/taken-over.ts"
import type { ShownProduct } from "./shown-product.ts"

const ProductDetails = lazy(() => loadPatiently(() => import("./product-details.tsx")))

/** The product named in the address, over whatever page that is; closing takes the name out of the address again. */
export function ProductSheet({ products }: { products: ShownProduct[] }) {
  const [params, setParams] = useSearchParams()
  const takenOver = useTakenOver()
  const product = takenOver ? products.find(({ id }) => id === params.get("product")) : undefined
  const close = () =>
    setParams(
      (now) => {
        now.delete("product")
        return now
      },
      { preventScrollReset: true, replace: true },
    )
  return <PartBoundary>{product ? <ProductDetails product={product} onClose={close} /> : undefined}</PartBoundary>
}
