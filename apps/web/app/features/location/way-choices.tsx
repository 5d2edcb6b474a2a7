import { type DeliveryType, deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { useId } from "react"
import { useBoot } from "../../session/boot.tsx"
import { closeLocationSheet } from "../../shell/location-sheet.ts"
import { wayPictures } from "./way-drawings.tsx"
import { ways } from "./ways.ts"
import styles from "./way-choices.module.css"

export interface WayChoicesProps {
  value: DeliveryType
  onChange: (type: DeliveryType) => void
  /** Large, with a line of what it means each. */
  large?: boolean
}

/** LOC-1. The train is a way of its own and leads to its own screens. */
export function WayChoices({ value, onChange, large = false }: WayChoicesProps) {
  const name = useId()
  const { features } = useBoot()
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
            {wayPictures[type]}
            <span className={styles.name}>{ways[type].name}</span>
            {large ? <span className={styles.hint}>{ways[type].hint}</span> : undefined}
          </label>
        ))}
        {features.includes("deliver_on_train") ? (
          <a href="/deliverontrain" className={styles.way} onClick={closeLocationSheet}>
            {wayPictures.TRAIN}
            <span className={styles.name}>Train</span>
            {large ? <span className={styles.hint}>To your seat</span> : undefined}
          </a>
        ) : undefined}
      </div>
    </fieldset>
  )
}
