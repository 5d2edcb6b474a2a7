import type { KitchenData, Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { MenuPizza, PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"
import type { SizeId } from "@hearth/domain/menu/kitchen.ts"

/** What a customer made of a product; which kind it is follows from the product. */
export type Configuration =
  | { kind: "pizza"; choices: PizzaChoices; half: string | undefined }
  | { kind: "box"; picks: Readonly<Record<string, string>> }
  | { kind: "sized"; size: string }
  | { kind: "plain" }

export type PizzaConfiguration = Extract<Configuration, { kind: "pizza" }>

/** What a store sells and what its kitchen can do. */
export interface Catalog {
  products: readonly Product[]
  kitchen: KitchenData
}

/** A pizza that can be configured: one made in sizes. */
export function asPizza(product: Product): MenuPizza | undefined {
  const { id, recipe, sizes, fixed, pieces, choices } = product
  return recipe && sizes.length > 0 && pieces.length + choices.length === 0 ? { id, recipe, sizes, fixed } : undefined
}

export function isBox({ pieces, choices }: Product): boolean {
  return pieces.length + choices.length > 0
}

/** Whether there is anything on the pizza one may change but its size. */
export function canBeBuilt(product: Product): boolean {
  return asPizza(product) !== undefined && !product.fixed
}

export function sizeOf(configuration: Configuration): string | undefined {
  if (configuration.kind === "pizza") return configuration.choices.size
  return configuration.kind === "sized" ? configuration.size : undefined
}

/** Whether it is made in it, reading it back decides. */
export function withSize(configuration: Configuration, size: string): Configuration {
  if (configuration.kind === "pizza")
    return { ...configuration, choices: { ...configuration.choices, size: size as SizeId } }
  return configuration.kind === "sized" ? { ...configuration, size } : configuration
}
