import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { useMemo } from "react"
import { BaseSection } from "./base-section.tsx"
import { canBeBuilt, type Configuration, type PizzaConfiguration, type Shelf } from "./configuration.ts"
import { findHalves } from "./find-halves.ts"
import { HalfSection } from "./half-section.tsx"
import { sizeName } from "../../shell/kitchen-names.ts"
import { readConfiguration } from "./read-configuration.ts"
import { RecipeSection } from "./recipe-section.tsx"
import { SizeSection, sizeOf } from "./size-section.tsx"
import { ToppingsSection } from "./toppings-section.tsx"
import type { Change } from "./use-configuration.ts"
import { writeConfiguration } from "./write-configuration.ts"

interface PizzaSectionsProps {
  product: Product
  configuration: PizzaConfiguration
  /** The same, as it was a frame ago. */
  after: Configuration
  shelf: Shelf
  change: Change
}

export function PizzaSections({ product, configuration, after, shelf, change }: PizzaSectionsProps) {
  const { kitchen, products } = shelf
  const { choices } = configuration
  const bare = useBare(product, configuration, shelf)
  const halves = useMemo(() => findHalves(product, shelf), [product, shelf])
  const other = products.find(({ id }) => id === configuration.half)
  const toppings = useMemo(
    () => [...new Set([...(product.recipe?.toppings ?? []), ...(other?.recipe?.toppings ?? [])])],
    [product, other],
  )
  const shared = { product, configuration: bare, shelf, change }
  const sizes = (
    <SizeSection
      product={product}
      configuration={configuration.choices.size === sizeOf(after) ? after : configuration}
      shelf={shelf}
      change={change}
    />
  )
  if (!canBeBuilt(product)) return sizes
  return (
    <>
      {sizes}
      <HalfSection {...shared} halves={halves} />
      <BaseSection {...shared} part="crust" />
      <BaseSection {...shared} part="cheese" />
      <RecipeSection kitchen={kitchen} toppings={toppings} without={bare.choices.without} change={change} />
      <ToppingsSection
        kitchen={kitchen}
        extras={choices.extras}
        size={choices.size}
        sizeName={sizeName(product, choices.size)}
        change={change}
      />
    </>
  )
}

/**
 * The pizza without its extra toppings, the same object while it is the same: what does not change with a topping is
 * not drawn again at each tap.
 */
function useBare(product: Product, configuration: PizzaConfiguration, shelf: Shelf): PizzaConfiguration {
  const text = writeConfiguration(product, { ...configuration, choices: { ...configuration.choices, extras: [] } })
  const bare = useMemo(
    () => readConfiguration(new URLSearchParams(text), product, shelf).configuration,
    [text, product, shelf],
  )
  return bare.kind === "pizza" ? bare : configuration
}
