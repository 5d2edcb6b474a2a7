import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { MinusIcon, PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { memo, useId, useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { countOf } from "./configuration/format-change.ts"
import { ToppingIcon } from "./topping-icon.tsx"
import styles from "./toppings.module.css"
import type { ChangeConfiguration } from "./configuration/use-configuration.ts"

interface ToppingRowProps {
  id: string
  name: string
  /** In the chosen size; undefined if the topping is not available in that size. */
  price: Minor | undefined
  count: number
  /** The recipe's topping was left out: adding one restores it free of charge. */
  isRestorable: boolean
  /** Why no more can be added. */
  reason: string | undefined
  change: ChangeConfiguration
}

/** Memoized, so that a change of one topping doesn't render two dozen rows again. */
export const ToppingRow = memo(function ToppingRow({
  id,
  name,
  price,
  count,
  isRestorable,
  reason,
  change,
}: ToppingRowProps) {
  const { country } = usePageContext()
  const priceId = useId()
  const plusButton = useRef<HTMLButtonElement>(null)
  const changeCount = (difference: 1 | -1) =>
    change((current) => {
      if (current.kind !== "pizza") return current
      const { extras } = current.choices
      const newCount = countOf(extras, id) + difference
      const otherExtras = extras.filter(({ topping }) => topping !== id)
      const changed = extras.map((extra) => (extra.topping === id ? { ...extra, count: newCount } : extra))
      const added = extras.length === otherExtras.length ? [...extras, { topping: id, count: newCount }] : changed
      return { ...current, choices: { ...current.choices, extras: newCount > 0 ? added : otherExtras } }
    })
  const removeOne = () => {
    // The button disappears with the last one; without this, keyboard focus would jump to the top of the page.
    if (count === 1) plusButton.current?.focus({ preventScroll: true })
    changeCount(-1)
  }
  const isUnavailable = price === undefined
  return (
    <li className={classNames(styles.row, count > 0 && styles.added, isUnavailable && styles.unavailable)}>
      <ToppingIcon id={id} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price} id={priceId}>
          {isUnavailable || (reason !== undefined && count > 0)
            ? reason
            : isRestorable
              ? customiseTexts.addBackFree
              : `+ ${formatMoney(price, country)}`}
          {reason !== undefined && !isUnavailable && count === 0 ? (
            <span className="sr-only">. {reason}</span>
          ) : undefined}
        </span>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not part of a form, so not a fieldset */}
      <span role="group" aria-label={name} className={styles.stepper}>
        <button
          type="button"
          className={classNames(styles.step, styles.less)}
          aria-label={customiseTexts.removeOne(name)}
          onClick={removeOne}
        >
          <MinusIcon size={18} />
        </button>
        <span className={styles.amount}>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{customiseTexts.onPizza(count)}</span>
        </span>
        {/* aria-disabled instead of disabled, so that focus stays on the button when the limit is reached. */}
        <button
          ref={plusButton}
          type="button"
          className={classNames(styles.step, styles.more)}
          aria-label={productTexts.addProduct(name)}
          aria-describedby={priceId}
          aria-disabled={reason !== undefined}
          onClick={() => reason === undefined && changeCount(1)}
        >
          <PlusIcon size={18} />
        </button>
      </span>
    </li>
  )
})
