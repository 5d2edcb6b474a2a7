import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type Said, sayAvailability } from "../../shell/say-availability.ts"
import { useNow } from "../../shell/use-now.ts"
import styles from "./open-state.module.css"

/** Whether the store takes an order now, for this way, in one line. */
export function OpenState({ store, type }: { store: StoreInfo; type: DeliveryType }) {
  const now = useNow()
  if (now === undefined) return <Skeleton className={styles.bone} />
  const { tone, text } = sayStore(store, type, now)
  return (
    <p className={styles.state}>
      <span className={`${styles.dot} ${styles[tone]}`} />
      {text}
    </p>
  )
}

export function sayStore({ schedule }: StoreInfo, type: DeliveryType, now: number): Said {
  return sayAvailability(availabilityOf(schedule, type, now), schedule.timeZone, now)
}
