import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { configureBox } from "@hearth/domain/menu/configure-box.ts"
import { asPizza, type Configuration, isBox, type Shelf } from "./configuration.ts"
import { readPizza } from "./read-pizza.ts"
import { type Drop, sayDropped } from "./say-dropped.ts"
import { PICK } from "./write-configuration.ts"

export interface ReadConfiguration {
  configuration: Configuration
  /** A sentence for each thing in the address that can't be had. */
  dropped: readonly string[]
}

/**
 * What an address says of a product, and always something the kitchen makes: whatever can't be had is left away and told.
 */
export function readConfiguration(query: URLSearchParams, product: Product, shelf: Shelf): ReadConfiguration {
  const dropped = new Set<string>()
  const drop: Drop = (code, what, size) => {
    dropped.add(sayDropped(code, what, product, shelf, size))
  }
  const configuration = read(query, product, shelf, drop)
  return { configuration, dropped: [...dropped] }
}

/** What only a pizza that can be built has in its address. */
const changes = ["crust", "cheese", "add", "without", "half"] as const

function read(query: URLSearchParams, product: Product, shelf: Shelf, drop: Drop): Configuration {
  const asked = [...query.keys()].find((name) => name.startsWith(PICK))
  if (isBox(product)) return readBox(query, product, drop)
  if (asked !== undefined) drop("NO_SUCH_CHOICE", asked)
  const pizza = asPizza(product)
  if (pizza) return readPizza(query, pizza, shelf, drop)
  if (changes.some((name) => query.has(name))) drop("CANT_BE_CHANGED", product.id)
  const wanted = query.get("size")
  const size = product.sizes.find(({ id }) => id === wanted)
  if (wanted !== null && !size) drop("SIZE_NOT_MADE", wanted)
  const first = size ?? product.sizes[0]
  return first ? { kind: "sized", size: first.id } : { kind: "plain" }
}

function readBox(query: URLSearchParams, product: Product, drop: Drop): Configuration {
  if (query.has("size") || changes.some((name) => query.has(name))) drop("CANT_BE_CHANGED", product.id)
  const box = { ...product, pieces: product.pieces.map(({ piece }) => piece) }
  let picks: Readonly<Record<string, string>> = {}
  for (const [name, piece] of query) {
    if (!name.startsWith(PICK)) continue
    const next = { ...picks, [name.slice(PICK.length)]: piece }
    const made = configureBox(box, next)
    if (made.ok) picks = next
    else drop(made.code, made.what)
  }
  return { kind: "box", picks }
}
