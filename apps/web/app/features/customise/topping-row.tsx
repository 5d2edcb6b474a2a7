import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
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
  /** In the chosen size; without it the topping is not made in it. */
  price: Minor | undefined
  count: number
  /** Left out of what the recipe has: one more is that again, for nothing. */
  isRestored: boolean
  /** Why there can't be one more. */
  reason: string | undefined
  change: ChangeConfiguration
}

/** Drawn again only when it changes itself: there are two dozen of them. */
export const ToppingRow = memo(function ToppingRow({
  id,
  name,
  price,
  count,
  isRestored,
  reason,
  change,
}: ToppingRowProps) {
  const { country } = usePageContext()
  const priceId = useId()
  const plus = useRef<HTMLButtonElement>(null)
  const set = (by: 1 | -1) =>
    change((now) => {
      if (now.kind !== "pizza") return now
      const { extras } = now.choices
      const next = countOf(extras, id) + by
      const others = extras.filter(({ topping }) => topping !== id)
      const changed = extras.map((extra) => (extra.topping === id ? { ...extra, count: next } : extra))
      const added = extras.length === others.length ? [...extras, { topping: id, count: next }] : changed
      return { ...now, choices: { ...now.choices, extras: next > 0 ? added : others } }
    })
  const less = () => {
    // The button goes with the last one; whoever pressed it by keyboard must not be thrown to the top.
    if (count === 1) plus.current?.focus({ preventScroll: true })
    set(-1)
  }
  const isUnavailable = price === undefined
  return (
    <li className={classNames(styles.row, count > 0 && styles.on, isUnavailable && styles.unmade)}>
      <ToppingIcon id={id} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price} id={priceId}>
          {isUnavailable || (reason !== undefined && count > 0)
            ? reason
            : isRestored
              ? "Back on, no charge"
              : `+ ${formatMoney(price, country)}`}
          {reason !== undefined && !isUnavailable && count === 0 ? (
            <span className="sr-only">. {reason}</span>
          ) : undefined}
        </span>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what a form sends */}
      <span role="group" aria-label={name} className={styles.stepper}>
        <button
          type="button"
          className={classNames(styles.step, styles.less)}
          aria-label={`Take off one ${name}`}
          onClick={less}
        >
          <MinusIcon size={18} />
        </button>
        <span className={styles.figure}>
          {count}
          <span className="sr-only"> on the pizza</span>
        </span>
        {/* aria-disabled, not disabled: who has just reached the limit keeps the focus. */}
        <button
          ref={plus}
          type="button"
          className={classNames(styles.step, styles.more)}
          aria-label={`Add ${name}`}
          aria-describedby={priceId}
          aria-disabled={reason !== undefined}
          onClick={() => reason === undefined && set(1)}
        >
          <PlusIcon size={18} />
        </button>
      </span>
    </li>
  )
})
