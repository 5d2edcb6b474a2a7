import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { memo } from "react"
import { useBoot } from "../../session/boot.tsx"
import type { PizzaConfiguration, Shelf } from "./configuration.ts"
import { settle } from "./find-halves.ts"
import { makeItem } from "./make-item.ts"
import { sizeName } from "../../shell/kitchen-names.ts"
import { OptionCards } from "./option-cards.tsx"
import type { Change } from "./use-configuration.ts"

interface BaseSectionProps {
  part: "crust" | "cheese"
  product: Product
  configuration: PizzaConfiguration
  shelf: Shelf
  change: Change
}

const titles = { crust: "Crust", cheese: "Cheese" }

/** Crust or cheese: one of each, some only in larger sizes. */
export const BaseSection = memo(function BaseSection({
  part,
  product,
  configuration,
  shelf,
  change,
}: BaseSectionProps) {
  const { country } = useBoot()
  const { size } = configuration.choices
  const options: readonly Option[] = part === "crust" ? shelf.kitchen.crusts : shelf.kitchen.cheeses
  const priceOf = (id: string) =>
    makeItem(product, settle(product, withPart(configuration, part, id), shelf), shelf).price
  const made = options.filter(({ price }) => price[size] !== undefined)
  const least = Math.min(...made.map(({ id }) => priceOf(id)))
  return (
    <OptionCards
      legend={titles[part]}
      options={options.map((option) => {
        const isMade = made.includes(option) || option.id === product.recipe?.[part]
        const more = priceOf(option.id) - least
        return {
          value: option.id,
          name: option.name,
          price: more > 0 ? `+ ${formatMoney(more, country)}` : "Included",
          reason: isMade ? undefined : `Not made in ${sizeName(product, size)}`,
        }
      })}
      value={configuration.choices[part]}
      onChange={(id) => change((now) => (now.kind === "pizza" ? withPart(now, part, id) : now))}
    />
  )
})

interface Option {
  id: string
  name: string
  price: Partial<Record<string, number>>
}

/** Whether the kitchen has it, reading it back decides. */
function withPart(now: PizzaConfiguration, part: "crust" | "cheese", id: string): PizzaConfiguration {
  return { ...now, choices: { ...now.choices, [part]: id } }
}
