import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { memo } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { PizzaConfiguration, Catalog } from "./configuration/configuration.ts"
import { normaliseConfiguration } from "./configuration/find-halves.ts"
import { configureItem } from "./configuration/configure-item.ts"
import { sizeName } from "../../shared/cart-line/kitchen-names.ts"
import { OptionCards } from "./option-cards.tsx"
import type { ChangeConfiguration } from "./configuration/use-configuration.ts"

interface BaseSectionProps {
  part: "crust" | "cheese"
  product: Product
  configuration: PizzaConfiguration
  catalog: Catalog
  change: ChangeConfiguration
}

const titles = { crust: customiseTexts.crust, cheese: customiseTexts.cheese }

/** One crust or one cheese; some are available only in larger sizes. */
export const BaseSection = memo(function BaseSection({
  part,
  product,
  configuration,
  catalog,
  change,
}: BaseSectionProps) {
  const { country } = usePageContext()
  const { size } = configuration.choices
  const options: readonly Option[] = part === "crust" ? catalog.kitchen.crusts : catalog.kitchen.cheeses
  const priceOf = (id: string) =>
    configureItem(product, normaliseConfiguration(product, withPart(configuration, part, id), catalog), catalog).price
  const availableOptions = options.filter(({ price }) => price[size] !== undefined)
  const lowestPrice = Math.min(...availableOptions.map(({ id }) => priceOf(id)))
  return (
    <OptionCards
      legend={titles[part]}
      options={options.map((option) => {
        const isOffered = availableOptions.includes(option) || option.id === product.recipe?.[part]
        const surcharge = priceOf(option.id) - lowestPrice
        return {
          value: option.id,
          name: option.name,
          price: surcharge > 0 ? `+ ${formatMoney(surcharge, country)}` : customiseTexts.included,
          reason: isOffered ? undefined : customiseTexts.notAvailableIn(sizeName(product, size)),
        }
      })}
      value={configuration.choices[part]}
      onChange={(id) => change((current) => (current.kind === "pizza" ? withPart(current, part, id) : current))}
    />
  )
})

interface Option {
  id: string
  name: string
  price: Partial<Record<string, number>>
}

/** Doesn't check availability; `parseConfiguration` does. */
function withPart(current: PizzaConfiguration, part: "crust" | "cheese", id: string): PizzaConfiguration {
  return { ...current, choices: { ...current.choices, [part]: id } }
}
