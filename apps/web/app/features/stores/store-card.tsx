import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { formatDistance } from "@hearth/domain/geo/distance.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { OpenState } from "./open-state.tsx"
import { chooseWords } from "./read-query.ts"
import styles from "./store-card.module.css"

export interface StoreCardProps {
  store: StoreInfo & { distanceKm?: number }
  /** Its number on the map. */
  mark: number
  type: DeliveryType
  /** The address that shows its details over this screen. */
  href: string
  onChoose: (type: DeliveryType) => void
  onLook: () => void
}

export function StoreCard({ store, mark, type, href, onChoose, onLook }: StoreCardProps) {
  const { name, address, phone, distanceKm } = store
  const way = wayOf(store, type)
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.top} onPointerEnter={onLook}>
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        <h3 className={styles.name}>
          <a href={href}>{name}</a>
        </h3>
        {distanceKm === undefined ? undefined : <span className={styles.distance}>{formatDistance(distanceKm)}</span>}
      </div>
      <div className={styles.facts}>
        <p className={styles.address}>{address}</p>
        <OpenState store={store} type={way} />
        {way === type ? undefined : <p className={styles.address}>{otherwise[type]}</p>}
      </div>
      <div className={styles.ways}>
        <Button size="small" onFocus={onLook} onClick={() => onChoose(way)} aria-label={`${chooseWords[way]}: ${name}`}>
          {chooseWords[way]}
        </Button>
        <ButtonLink
          size="small"
          variant="secondary"
          href={`tel:${phone.replaceAll(" ", "")}`}
          icon={<PhoneIcon size={18} />}
          aria-label={`Call ${name}, ${phone}`}
        >
          {phone}
        </ButtonLink>
      </div>
    </Card>
  )
}

const otherwise: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "No delivery from here",
  PICKUP: "No counter here, but we bring it to your car",
  CURBSIDE: "Not to your car here, only at the counter",
  DINEIN: "No tables here",
}

/** Pickup and curbside are listed together: a store that has only the other one is offered for that. */
function wayOf({ deliveryTypes }: StoreInfo, type: DeliveryType): DeliveryType {
  if (deliveryTypes.includes(type)) return type
  return deliveryTypes.find((each) => each === "PICKUP" || each === "CURBSIDE") ?? type
}
