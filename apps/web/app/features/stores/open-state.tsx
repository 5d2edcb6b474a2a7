import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { sayAvailability } from "../../shell/say-availability.ts"
import { useNow } from "../../shell/use-now.ts"
import styles from "./open-state.module.css"

/** Whether the store takes an order now, for this way, in one line. */
export function OpenState({ store, type }: { store: StoreInfo; type: DeliveryType }) {
  const now = useNow()
  if (now === undefined) return <Skeleton className={styles.bone} />
  const { timeZone } = store.schedule
  const { tone, text } = sayAvailability(availabilityOf(store.schedule, type, now), timeZone, now)
  return (
    <p className={styles.state}>
      <span className={`${styles.dot} ${styles[tone]}`} />
      {text}
    </p>
  )
}
