import { lazy } from "react"
import { useSearchParams } from "react-router"
import { loadPatiently } from "../../shell/load-patiently.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"
import { useTakenOver } from "../../shell/taken-over.ts"

const ProductDetails = lazy(() => loadPatiently(() => import("./product-details.tsx")))

/** The product named in the address, over whatever page that is; closing takes the name out of the address again. */
export function ProductSheet() {
  const [params, setParams] = useSearchParams()
  const takenOver = useTakenOver()
  const id = takenOver ? params.get("product") : null
  const close = () =>
    setParams(
      (now) => {
        now.delete("product")
        return now
      },
      { preventScrollReset: true, replace: true },
    )
  return <PartBoundary>{id ? <ProductDetails key={id} id={id} onClose={close} /> : undefined}</PartBoundary>
}
