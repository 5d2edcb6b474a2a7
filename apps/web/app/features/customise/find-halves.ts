import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { asPizza, type Configuration, type Shelf } from "./configuration.ts"
import { readConfiguration } from "./read-configuration.ts"
import { writeConfiguration } from "./write-configuration.ts"

/** Pizzas that can lie on the other half of this one, in some size both are made in; the menu's order. */
export function findHalves(product: Product, { products }: Shelf): Product[] {
  return products.filter(
    (other) =>
      other.id !== product.id &&
      !other.fixed &&
      asPizza(other) !== undefined &&
      other.sizes.some(({ id }) => product.sizes.some((size) => size.id === id)),
  )
}

/** As it would be after a change, with whatever the kitchen makes of it. */
export function settle(product: Product, wanted: Configuration, shelf: Shelf): Configuration {
  const query = new URLSearchParams(writeConfiguration(product, wanted))
  return readConfiguration(query, product, shelf).configuration
}
