import { useEffect } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { OPENED_OVER } from "../../shell/follow-links.ts"
import { lazyPart } from "../../shell/lazy-part.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"
import { useTakenOver } from "../../shell/taken-over.ts"
import { whenIdle } from "../../shell/when-idle.ts"

let asked = false
const loadDetails = () => {
  asked = true
  return import("./product-details.tsx")
}
const ProductDetails = lazyPart(loadDetails)

/** The product named in the address, over whatever page that is; closing takes the name out of the address again. */
export function ProductSheet() {
  const [params, setParams] = useSearchParams()
  const opened = useLocation().state === OPENED_OVER
  const navigate = useNavigate()
  const takenOver = useTakenOver()
  const id = takenOver ? params.get("product") : null
  const close = () => {
    // Opening was a step: closing is the step back, so that the way back is not longer than the way here.
    if (opened) return void navigate(-1)
    setParams(
      (now) => {
        now.delete("product")
        return now
      },
      { preventScrollReset: true, replace: true },
    )
  }
  // So that a tap opens it at once, also on a bad connection.
  useEffect(() => whenIdle(() => void (asked || loadDetails().catch(() => undefined))), [])
  return <PartBoundary>{id ? <ProductDetails key={id} id={id} onClose={close} /> : undefined}</PartBoundary>
}
