import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { useMemo } from "react"
import { BaseSection } from "./base-section.tsx"
import { canBeBuilt, type Configuration, type PizzaConfiguration, type Shelf, sizeOf } from "./configuration.ts"
import { findHalves } from "./find-halves.ts"
import { HalfSection } from "./half-section.tsx"
import { sizeName } from "../../shell/kitchen-names.ts"
import type { Lacks } from "./lacks.ts"
import { readConfiguration } from "./read-configuration.ts"
import { RecipeSection } from "./recipe-section.tsx"
import { SizeSection } from "./size-section.tsx"
import { ToppingsSection } from "./toppings-section.tsx"
import type { Change } from "./use-configuration.ts"
import { writeConfiguration } from "./write-configuration.ts"

interface PizzaSectionsProps {
  product: Product
  configuration: PizzaConfiguration
  /** The same, as it was a frame ago. */
  after: Configuration
  /** With what this size has not and another may give back. */
  wished: Configuration | undefined
  shelf: Shelf
  lacks: Lacks
  change: Change
}

export function PizzaSections({ product, configuration, after, wished, shelf, lacks, change }: PizzaSectionsProps) {
  const { kitchen, products } = shelf
  const { choices } = configuration
  const bare = useBare(product, configuration, shelf)
  const halves = useMemo(() => findHalves(product, shelf), [product, shelf])
  const other = products.find(({ id }) => id === configuration.half)
  const toppings = useMemo(
    () => [...new Set([...(product.recipe?.toppings ?? []), ...(other?.recipe?.toppings ?? [])])],
    [product, other],
  )
  // Only what lies on all of it by its recipe comes back for nothing.
  const leftOut = useMemo(
    () => findLeftOut([product, ...(other ? [other] : [])], bare.choices.without),
    [product, other, bare],
  )
  const shared = { product, configuration: bare, shelf, change }
  const sizes = (
    <SizeSection
      product={product}
      configuration={configuration.choices.size === sizeOf(after) ? after : configuration}
      wished={wished}
      shelf={shelf}
      change={change}
    />
  )
  if (!canBeBuilt(product)) return sizes
  return (
    <>
      {sizes}
      <HalfSection {...shared} halves={halves} lacks={lacks} />
      <BaseSection {...shared} part="crust" />
      <BaseSection {...shared} part="cheese" />
      <RecipeSection kitchen={kitchen} toppings={toppings} without={bare.choices.without} change={change} />
      <ToppingsSection
        kitchen={kitchen}
        extras={choices.extras}
        leftOut={leftOut}
        size={choices.size}
        sizeName={sizeName(product, choices.size)}
        change={change}
      />
    </>
  )
}

function findLeftOut(halves: readonly Product[], without: readonly string[]): string[] {
  return without.filter((topping) => halves.every(({ recipe }) => recipe?.toppings.includes(topping)))
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
