import { classNames } from "@hearth/ui/class-names.ts"
import { type ReactNode, useId } from "react"
import styles from "./option-cards.module.css"

export interface OptionCard {
  value: string
  name: ReactNode
  /** Small text below the name. */
  hint?: ReactNode
  /** The price or surcharge. */
  price?: ReactNode
  picture?: ReactNode
  /** Why it can't be chosen; undefined if it can. */
  reason?: string | undefined
}

interface OptionCardsProps {
  legend: ReactNode
  note?: ReactNode
  options: readonly OptionCard[]
  value: string
  onChange: (value: string) => void
  /** `three` columns for a few short options, `two` for longer ones. */
  columns?: "two" | "three"
}

/** A single choice, shown as cards over native radio buttons, so that arrow keys and screen readers work as usual. */
export function OptionCards({ legend, note, options, value, onChange, columns = "two" }: OptionCardsProps) {
  const name = useId()
  const hasPictures = options.some(({ picture }) => picture !== undefined)
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <h2>{legend}</h2>
        {note ? <span className={styles.note}>{note}</span> : undefined}
      </legend>
      <div className={classNames(styles.grid, styles[columns], hasPictures && styles.wide)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(styles.card, option.picture !== undefined && styles.pictured)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.reason !== undefined}
              onChange={() => onChange(option.value)}
            />
            {/* Shows the radio's state. A sibling of the input, because styling the parent with `:has()` is slow. */}
            <span className={styles.face} />
            {option.picture ? <span className={styles.picture}>{option.picture}</span> : undefined}
            <span className={styles.text}>
              <span className={styles.name}>{option.name}</span>
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : undefined}
              {option.reason ? (
                <span className={styles.reason}>{option.reason}</span>
              ) : (
                <span className={styles.price}>{option.price}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
