import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { BagIcon } from "@hearth/ui/icon/icons.tsx"
import { CarIcon, DineIcon, ScooterIcon } from "@hearth/ui/icon/place-icons.tsx"
import { wayNames } from "./say-ticket.ts"
import styles from "./marks.module.css"

const icons = { DELIVERY: ScooterIcon, PICKUP: BagIcon, CURBSIDE: CarIcon, DINEIN: DineIcon } as const

export function WayBadge({ way }: { way: DeliveryType }) {
  const WayIcon = icons[way]
  return (
    <span className={styles.way}>
      <WayIcon size={16} />
      {wayNames[way]}
    </span>
  )
}
