import * as controlTexts from "@hearth/texts/kit/kit-controls.ts"
import { BinIcon, MinusIcon, PlusIcon } from "../icon/tool-icons.tsx"
import { clampStep } from "./clamp-step.ts"
import styles from "./stepper.module.css"

export interface StepperProps {
  /** The accessible name of what is counted, part of each button's name. */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** If set, the minus button at the minimum becomes a bin that removes the item. */
  onRemove?: () => void
}

export function Stepper({ label, value, onChange, min = 1, max = 20, onRemove }: StepperProps) {
  const isBin = value <= min && onRemove !== undefined
  // The buttons are aria-disabled at the limits: a disabled button would lose its focus.
  const move = (by: 1 | -1) => {
    const next = clampStep(value, by, min, max)
    if (next !== value) onChange(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not part of a form, so not a fieldset
    <div role="group" aria-label={label} className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={isBin ? controlTexts.removeItem(label) : controlTexts.removeOne(label)}
        aria-disabled={value <= min && !isBin}
        onClick={isBin ? onRemove : () => move(-1)}
      >
        {isBin ? <BinIcon size={18} /> : <MinusIcon size={18} />}
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.button}
        aria-label={controlTexts.addOne(label)}
        aria-disabled={value >= max}
        onClick={() => move(1)}
      >
        <PlusIcon size={18} />
      </button>
    </div>
  )
}
