import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { useSearchParams } from "react-router"
import { lazyPart } from "../../shell/lazy-part.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"
import { useTakenOver } from "../../shell/taken-over.ts"
import { readStoreId } from "./read-query.ts"

const StoreDetails = lazyPart(() => import("./store-details.tsx"))

/** The store named in the address, over whatever screen that is; closing takes the name out of the address again. */
export function StoreSheet({ type }: { type: DeliveryType }) {
  const [params, setParams] = useSearchParams()
  const takenOver = useTakenOver()
  const id = takenOver ? readStoreId(params) : undefined
  const close = () =>
    setParams(
      (now) => {
        now.delete("store")
        return now
      },
      { preventScrollReset: true, replace: true },
    )
  return <PartBoundary>{id ? <StoreDetails key={id} id={id} type={type} onClose={close} /> : undefined}</PartBoundary>
}
