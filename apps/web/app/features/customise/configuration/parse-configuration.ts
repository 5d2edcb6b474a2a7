import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { configureBox } from "@hearth/domain/menu/configure-box.ts"
import { asPizza, type Configuration, isBox, type Catalog } from "./configuration.ts"
import { parsePizza } from "./parse-pizza.ts"
import { type OnDropped, formatDropped } from "./format-dropped.ts"
import { PICK_PREFIX } from "./serialize-configuration.ts"

export interface ParsedConfiguration {
  configuration: Configuration
  /** A sentence for each part of the URL that is unavailable. */
  dropped: readonly string[]
}

/**
 * Parses a product's configuration from a URL. The result can always be made: unavailable parts are left out and
 * reported.
 */
export function parseConfiguration(query: URLSearchParams, product: Product, catalog: Catalog): ParsedConfiguration {
  const dropped = new Set<string>()
  const drop: OnDropped = (code, partId, size) => {
    dropped.add(formatDropped(code, partId, product, catalog, size))
  }
  const configuration = parse(query, product, catalog, drop)
  return { configuration, dropped: [...dropped] }
}

/** Query parameters that only configurable pizzas have. */
const pizzaParams = ["crust", "cheese", "add", "without", "half"] as const

function parse(query: URLSearchParams, product: Product, catalog: Catalog, drop: OnDropped): Configuration {
  const pickParam = [...query.keys()].find((name) => name.startsWith(PICK_PREFIX))
  if (isBox(product)) return parseBox(query, product, drop)
  if (pickParam !== undefined) drop("NO_SUCH_CHOICE", pickParam)
  const pizza = asPizza(product)
  if (pizza) return parsePizza(query, pizza, catalog, drop)
  if (pizzaParams.some((name) => query.has(name))) drop("CANT_BE_CHANGED", product.id)
  const requestedSize = query.get("size")
  const size = product.sizes.find(({ id }) => id === requestedSize)
  if (requestedSize !== null && !size) drop("SIZE_NOT_MADE", requestedSize)
  const selectedSize = size ?? product.sizes[0]
  return selectedSize ? { kind: "sized", size: selectedSize.id } : { kind: "plain" }
}

function parseBox(query: URLSearchParams, product: Product, drop: OnDropped): Configuration {
  if (query.has("size") || pizzaParams.some((name) => query.has(name))) drop("CANT_BE_CHANGED", product.id)
  const box = { ...product, pieces: product.pieces.map(({ piece }) => piece) }
  let picks: Readonly<Record<string, string>> = {}
  for (const [name, piece] of query) {
    if (!name.startsWith(PICK_PREFIX)) continue
    const next = { ...picks, [name.slice(PICK_PREFIX.length)]: piece }
    const result = configureBox(box, next)
    if (result.ok) picks = next
    else drop(result.code, result.what)
  }
  return { kind: "box", picks }
}
