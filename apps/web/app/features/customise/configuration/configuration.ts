import type { KitchenData, Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { MenuPizza, PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"
import type { SizeId } from "@hearth/domain/menu/pizza-options.ts"

/** A customer's configuration of a product. The product determines the kind. */
export type Configuration =
  | { kind: "pizza"; choices: PizzaChoices; /** The product of the other half. */ otherHalfId: string | undefined }
  | { kind: "box"; picks: Readonly<Record<string, string>> }
  | { kind: "sized"; size: string }
  | { kind: "plain" }

export type PizzaConfiguration = Extract<Configuration, { kind: "pizza" }>

/** The store's products and the options of its kitchen. */
export interface Catalog {
  products: readonly Product[]
  kitchen: KitchenData
}

/** Returns the product as a pizza if it has a recipe and sizes and is not a box. */
export function asPizza(product: Product): MenuPizza | undefined {
  const { id, recipe, sizes, fixed, pieces, choices } = product
  return recipe && sizes.length > 0 && pieces.length + choices.length === 0 ? { id, recipe, sizes, fixed } : undefined
}

export function isBox({ pieces, choices }: Product): boolean {
  return pieces.length + choices.length > 0
}

/** Checks whether more than the size of the pizza can be changed. */
export function isCustomisable(product: Product): boolean {
  return asPizza(product) !== undefined && !product.fixed
}

export function sizeOf(configuration: Configuration): string | undefined {
  if (configuration.kind === "pizza") return configuration.choices.size
  return configuration.kind === "sized" ? configuration.size : undefined
}

/** Doesn't check whether the size is available; `parseConfiguration` does. */
export function withSize(configuration: Configuration, size: string): Configuration {
  if (configuration.kind === "pizza")
    return { ...configuration, choices: { ...configuration.choices, size: size as SizeId } }
  return configuration.kind === "sized" ? { ...configuration, size } : configuration
}
