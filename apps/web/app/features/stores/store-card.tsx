import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { formatDistance } from "@hearth/domain/geo/distance.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as chooseStoreTexts from "@hearth/texts/place/choose-store.ts"
import * as storesTexts from "@hearth/texts/place/stores.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { StoreAvailability } from "./store-availability.tsx"
import styles from "./store-card.module.css"

export interface StoreCardProps {
  store: StoreInfo & { distanceKm?: number }
  /** The store's number on the map. */
  number: number
  type: DeliveryType
  /** The URL that shows the store's details over this screen. */
  href: string
  onChoose: (type: DeliveryType) => void
  onHighlight: () => void
}

export function StoreCard({ store, number, type, href, onChoose, onHighlight }: StoreCardProps) {
  const { name, address, phone, distanceKm } = store
  const servedType = servedTypeOf(store, type)
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.top} onPointerEnter={onHighlight}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles.name}>
          <a href={href}>{name}</a>
        </h3>
        {distanceKm === undefined ? undefined : <span className={styles.distance}>{formatDistance(distanceKm)}</span>}
      </div>
      <div className={styles.facts}>
        <p className={styles.address}>{address}</p>
        <StoreAvailability store={store} type={servedType} />
        {servedType === type ? undefined : <p className={styles.address}>{storesTexts.notServed(type)}</p>}
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          onFocus={onHighlight}
          onClick={() => onChoose(servedType)}
          aria-label={chooseStoreTexts.chooseStore(servedType, name)}
        >
          {chooseStoreTexts.choose(servedType)}
        </Button>
        <ButtonLink
          size="small"
          variant="secondary"
          href={`tel:${phone.replaceAll(" ", "")}`}
          icon={<PhoneIcon size={18} />}
          aria-label={storesTexts.callStore(name, phone)}
        >
          {phone}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Pickup and curbside are listed together: a store that has only one of them is offered for that one. */
function servedTypeOf({ deliveryTypes }: StoreInfo, type: DeliveryType): DeliveryType {
  if (deliveryTypes.includes(type)) return type
  return deliveryTypes.find((each) => each === "PICKUP" || each === "CURBSIDE") ?? type
}
