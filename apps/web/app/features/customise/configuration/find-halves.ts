import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { asPizza, type Configuration, type Catalog } from "./configuration.ts"
import { parseConfiguration } from "./parse-configuration.ts"
import { serializeConfiguration } from "./serialize-configuration.ts"

/**
 * Returns the pizzas that can be the other half of this one because they share a size, sorted as on the menu.
 */
export function findHalves(product: Product, { products }: Catalog): Product[] {
  return products.filter(
    (other) =>
      other.id !== product.id &&
      !other.fixed &&
      asPizza(other) !== undefined &&
      other.sizes.some(({ id }) => product.sizes.some((size) => size.id === id)),
  )
}

/** Returns the configuration without the parts that the kitchen can't make. */
export function normaliseConfiguration(
  product: Product,
  configuration: Configuration,
  catalog: Catalog,
): Configuration {
  const query = new URLSearchParams(serializeConfiguration(product, configuration))
  return parseConfiguration(query, product, catalog).configuration
}
