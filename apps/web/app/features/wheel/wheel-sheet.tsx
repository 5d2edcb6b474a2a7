import { useLocation, useNavigate, useSearchParams } from "react-router"
import { OPENED_OVER } from "../../shell/follow-links.ts"
import { lazyPart } from "../../shell/lazy-part.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"
import { useTakenOver } from "../../shell/taken-over.ts"

const WheelPanel = lazyPart(() => import("./wheel-panel.tsx"))

/** OFR-6: the wheel, named in the address over whatever page that is. */
export function WheelSheet() {
  const [params, setParams] = useSearchParams()
  const isOver = useLocation().state === OPENED_OVER
  const navigate = useNavigate()
  const isOpen = useTakenOver() && params.has("wheel")
  const close = () => {
    if (isOver) return void navigate(-1)
    setParams(
      (now) => {
        now.delete("wheel")
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return <PartBoundary>{isOpen ? <WheelPanel onClose={close} /> : undefined}</PartBoundary>
}
