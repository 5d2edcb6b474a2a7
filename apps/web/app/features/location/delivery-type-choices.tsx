import { type DeliveryType, deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { useId } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { closeLocationSheet } from "../../place/location-sheet.store.ts"
import { deliveryTypeDrawings } from "./delivery-type-drawings.tsx"
import { deliveryTypeTexts } from "./place-form/delivery-type-texts.ts"
import styles from "./delivery-type-choices.module.css"

export interface DeliveryTypeChoicesProps {
  value: DeliveryType
  onChange: (type: DeliveryType) => void
  /** Large cards with a line of explanation each. */
  large?: boolean
}

/** LOC-1. Train delivery leads to its own screens. */
export function DeliveryTypeChoices({ value, onChange, large = false }: DeliveryTypeChoicesProps) {
  const name = useId()
  const { features } = usePageContext()
  return (
    <fieldset>
      <legend className="sr-only">How would you like it?</legend>
      <div className={large ? styles.large : styles.row}>
        {deliveryTypes.map((type) => (
          <label key={type} className={styles.way}>
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
            <span className={styles.name}>{deliveryTypeTexts[type].name}</span>
            {large ? <span className={styles.hint}>{deliveryTypeTexts[type].hint}</span> : undefined}
          </label>
        ))}
        {features.includes("deliver_on_train") ? (
          <a href="/deliverontrain" className={styles.way} onClick={closeLocationSheet}>
            {deliveryTypeDrawings.TRAIN}
            <span className={styles.name}>Train</span>
            {large ? <span className={styles.hint}>To your seat</span> : undefined}
          </a>
        ) : undefined}
      </div>
    </fieldset>
  )
}
