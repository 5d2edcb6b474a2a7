import { type DeliveryType, deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import * as placeFormTexts from "@hearth/texts/place/place-form.ts"
import { useId } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { closeLocationSheet } from "../../place/location-sheet.store.ts"
import { deliveryTypeDrawings } from "./delivery-type-drawings.tsx"
import styles from "./delivery-type-choices.module.css"

export interface DeliveryTypeChoicesProps {
  value: DeliveryType
  onChange: (type: DeliveryType) => void
  /** Large cards with a line of explanation each. */
  large?: boolean
}

/** LOC-1: the delivery types as radio buttons. Train delivery is a link to its own screens. */
export function DeliveryTypeChoices({ value, onChange, large = false }: DeliveryTypeChoicesProps) {
  const name = useId()
  const { features } = usePageContext()
  return (
    <fieldset>
      <legend className="sr-only">{placeFormTexts.chooseDeliveryType}</legend>
      <div className={large ? styles.large : styles.row}>
        {deliveryTypes.map((type) => (
          <label key={type} className={styles.deliveryType}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              data-first-focus={type === value || undefined}
            />
            {deliveryTypeDrawings[type]}
            <span className={styles.name}>{deliveryTypeTexts.name(type)}</span>
            {large ? <span className={styles.hint}>{placeFormTexts.deliveryTypeHint(type)}</span> : undefined}
          </label>
        ))}
        {features.includes("deliver_on_train") ? (
          <a href="/deliverontrain" className={styles.deliveryType} onClick={closeLocationSheet}>
            {deliveryTypeDrawings.TRAIN}
            <span className={styles.name}>{placeFormTexts.train}</span>
            {large ? <span className={styles.hint}>{placeFormTexts.trainHint}</span> : undefined}
          </a>
        ) : undefined}
      </div>
    </fieldset>
  )
}
