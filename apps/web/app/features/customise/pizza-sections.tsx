import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { useMemo } from "react"
import { BaseSection } from "./base-section.tsx"
import {
  isCustomisable,
  type Configuration,
  type PizzaConfiguration,
  type Catalog,
  sizeOf,
} from "./configuration/configuration.ts"
import { findHalves } from "./configuration/find-halves.ts"
import { HalfSection } from "./half-section.tsx"
import { sizeName } from "../../shared/cart-line/kitchen-names.ts"
import type { FindUnavailability } from "./configuration/unavailability.ts"
import { parseConfiguration } from "./configuration/parse-configuration.ts"
import { RecipeSection } from "./recipe-section.tsx"
import { SizeSection } from "./size-section.tsx"
import { ToppingsSection } from "./toppings-section.tsx"
import type { ChangeConfiguration } from "./configuration/use-configuration.ts"
import { serializeConfiguration } from "./configuration/serialize-configuration.ts"

interface PizzaSectionsProps {
  product: Product
  configuration: PizzaConfiguration
  /** `configuration`, but React may still pass the previous one while it renders a change. */
  deferredConfiguration: Configuration
  /** What the customer had chosen before a change of size dropped options; undefined if none were dropped. */
  preferredConfiguration: Configuration | undefined
  catalog: Catalog
  findUnavailability: FindUnavailability
  change: ChangeConfiguration
}

export function PizzaSections({
  product,
  configuration,
  deferredConfiguration,
  preferredConfiguration,
  catalog,
  findUnavailability,
  change,
}: PizzaSectionsProps) {
  const { kitchen, products } = catalog
  const { choices } = configuration
  const withoutExtras = useWithoutExtras(product, configuration, catalog)
  const halves = useMemo(() => findHalves(product, catalog), [product, catalog])
  const otherHalf = products.find(({ id }) => id === configuration.otherHalfId)
  const toppings = useMemo(
    () => [...new Set([...(product.recipe?.toppings ?? []), ...(otherHalf?.recipe?.toppings ?? [])])],
    [product, otherHalf],
  )
  // Only toppings that the recipes of all halves include can be restored free of charge.
  const leftOut = useMemo(
    () => findLeftOut([product, ...(otherHalf ? [otherHalf] : [])], withoutExtras.choices.without),
    [product, otherHalf, withoutExtras],
  )
  const sharedProps = { product, configuration: withoutExtras, catalog, change }
  const sizes = (
    <SizeSection
      product={product}
      // The sizes' prices may follow a moment later, but the tapped size must be selected at once.
      configuration={
        configuration.choices.size === sizeOf(deferredConfiguration) ? deferredConfiguration : configuration
      }
      preferredConfiguration={preferredConfiguration}
      catalog={catalog}
      change={change}
    />
  )
  if (!isCustomisable(product)) return sizes
  return (
    <>
      {sizes}
      <HalfSection {...sharedProps} halves={halves} findUnavailability={findUnavailability} />
      <BaseSection {...sharedProps} part="crust" />
      <BaseSection {...sharedProps} part="cheese" />
      <RecipeSection kitchen={kitchen} toppings={toppings} without={withoutExtras.choices.without} change={change} />
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
 * Returns the pizza without its extra toppings, as the same object while nothing else changes, so that sections that
 * don't depend on toppings are not rendered again at each tap.
 */
function useWithoutExtras(product: Product, configuration: PizzaConfiguration, catalog: Catalog): PizzaConfiguration {
  const text = serializeConfiguration(product, { ...configuration, choices: { ...configuration.choices, extras: [] } })
  const withoutExtras = useMemo(
    () => parseConfiguration(new URLSearchParams(text), product, catalog).configuration,
    [text, product, catalog],
  )
  return withoutExtras.kind === "pizza" ? withoutExtras : configuration
}
