import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { formatAvailability } from "../../place/format-availability.ts"
import { useCurrentMinute } from "../../shared/time/use-current-minute.ts"
import styles from "./store-availability.module.css"

/** Whether the store accepts orders now for this delivery type, in one line. */
export function StoreAvailability({ store, type }: { store: StoreInfo; type: DeliveryType }) {
  const now = useCurrentMinute()
  if (now === undefined) return <Skeleton className={styles.skeleton} />
  const { timeZone } = store.schedule
  const { tone, text } = formatAvailability(availabilityOf(store.schedule, type, now), timeZone, now)
  return (
    <p className={styles.state}>
      <span className={`${styles.dot} ${styles[tone]}`} />
      {text}
    </p>
  )
}
