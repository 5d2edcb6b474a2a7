import type { KitchenData } from "@hearth/contract/calls/catalog.calls.ts"
import type { SizeId } from "@hearth/domain/menu/pizza-options.ts"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useDeferredValue, useId } from "react"
import type { PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { countOf } from "./configuration/format-change.ts"
import { ToppingRow } from "./topping-row.tsx"
import styles from "./toppings.module.css"
import type { ChangeConfiguration } from "./configuration/use-configuration.ts"

interface ToppingsSectionProps {
  kitchen: KitchenData
  extras: PizzaChoices["extras"]
  /** The recipe's toppings that the customer left out. */
  leftOut: readonly string[]
  size: SizeId
  sizeName: string
  change: ChangeConfiguration
}

/** The toppings that can be added, up to the kitchen's limits. */
export function ToppingsSection({ kitchen, extras, leftOut, size, sizeName, change }: ToppingsSectionProps) {
  const id = useId()
  const { toppings, limits } = kitchen
  const extraCount = extras.reduce((sum, { count }) => sum + count, 0)
  // Reaching the limit affects every row, so the rows are updated a frame after the topping. A tap in between adds
  // nothing beyond the limit, because `applyChange` enforces it.
  const isFull = useDeferredValue(extraCount) >= limits.extras
  const groups = [
    { type: "VEG", title: customiseTexts.vegetarian },
    { type: "NON_VEG", title: customiseTexts.nonVegetarian },
  ] as const
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{customiseTexts.extraToppings}</h2>
        <p className={isFull ? styles.full : styles.count}>{customiseTexts.toppingCount(extraCount, limits.extras)}</p>
      </div>
      <p className={styles.lead}>
        {isFull
          ? customiseTexts.allToppingsAdded(limits.extras)
          : customiseTexts.toppingLimits(limits.extras, limits.ofOne)}
      </p>
      {groups.map(({ type, title }) => {
        const toppingsOfType = toppings.filter(({ foodType }) => foodType === type)
        if (toppingsOfType.length === 0) return undefined
        return (
          <div key={type} className={styles.group}>
            <h3 className={styles.kind}>
              <span aria-hidden="true">
                <VegMark type={type} />
              </span>
              {title}
            </h3>
            <ul className={styles.list}>
              {toppingsOfType.map((topping) => {
                const price = topping.price[size]
                const count = countOf(extras, topping.id)
                const reason =
                  price === undefined
                    ? customiseTexts.notAvailableIn(sizeName)
                    : count >= limits.ofOne
                      ? customiseTexts.maxOfEach(limits.ofOne)
                      : isFull
                        ? customiseTexts.maxToppings(limits.extras)
                        : undefined
                return (
                  <ToppingRow
                    key={topping.id}
                    id={topping.id}
                    name={topping.name}
                    price={price}
                    count={count}
                    isRestorable={leftOut.includes(topping.id)}
                    reason={reason}
                    change={change}
                  />
                )
              })}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
