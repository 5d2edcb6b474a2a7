import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import { BagIcon } from "@hearth/ui/icon/icons.tsx"
import { CarIcon, DineIcon, ScooterIcon } from "@hearth/ui/icon/place-icons.tsx"
import styles from "./marks.module.css"

const icons = { DELIVERY: ScooterIcon, PICKUP: BagIcon, CURBSIDE: CarIcon, DINEIN: DineIcon } as const

export function DeliveryTypeBadge({ deliveryType }: { deliveryType: DeliveryType }) {
  const TypeIcon = icons[deliveryType]
  return (
    <span className={styles.deliveryType}>
      <TypeIcon size={16} />
      {deliveryTypeTexts.name(deliveryType)}
    </span>
  )
}
