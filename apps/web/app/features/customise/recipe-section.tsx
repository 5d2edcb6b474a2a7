import type { KitchenData } from "@hearth/contract/calls/catalog.calls.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { memo, useId } from "react"
import { toppingName } from "../../shared/cart-line/kitchen-names.ts"
import { ToppingIcon } from "./topping-icon.tsx"
import styles from "./recipe-section.module.css"
import type { ChangeConfiguration } from "./configuration/use-configuration.ts"

interface RecipeSectionProps {
  kitchen: KitchenData
  toppings: readonly string[]
  without: readonly string[]
  change: ChangeConfiguration
}

/** The recipe's toppings, each of which can be left out. */
export const RecipeSection = memo(function RecipeSection({ kitchen, toppings, without, change }: RecipeSectionProps) {
  const id = useId()
  if (toppings.length === 0) return undefined
  const toggle = (topping: string) =>
    change((current) => {
      if (current.kind !== "pizza") return current
      const { without: leftOut, extras } = current.choices
      if (leftOut.includes(topping)) {
        return { ...current, choices: { ...current.choices, without: leftOut.filter((each) => each !== topping) } }
      }
      // Leaving a topping out also removes its extras.
      const otherExtras = extras.filter((extra) => extra.topping !== topping)
      return { ...current, choices: { ...current.choices, without: [...leftOut, topping], extras: otherExtras } }
    })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {customiseTexts.includedToppings}
      </h2>
      <p className={styles.lead}>{customiseTexts.tapToRemove}</p>
      <ul className={styles.chips}>
        {toppings.map((topping) => {
          const isOn = !without.includes(topping)
          return (
            <li key={topping}>
              <button type="button" aria-pressed={isOn} className={styles.chip} onClick={() => toggle(topping)}>
                <ToppingIcon id={topping} />
                <span className={styles.name}>{toppingName(kitchen, topping) ?? topping}</span>
                <span className={styles.icon}>{isOn ? <CheckIcon size={16} /> : <CloseIcon size={16} />}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
