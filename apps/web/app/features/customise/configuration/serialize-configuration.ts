import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Configuration } from "./configuration.ts"

/** The prefix of a box's choices in the query. */
export const PICK_PREFIX = "pick."

/**
 * Serializes a configuration as a short, readable query without the menu's defaults.
 * `product=in-farm&size=medium&crust=thin&add=onion:2,olive&without=corn&half=in-makhani`
 */
export function serializeConfiguration(product: Product, configuration: Configuration, line?: string): string {
  return [["product", product.id], ...toParams(product, configuration), ...(line ? [["line", line]] : [])]
    .map(([name, value]) => `${encodeReadable(name)}=${encodeReadable(value)}`)
    .join("&")
}

function toParams(product: Product, configuration: Configuration): [string, string][] {
  if (configuration.kind === "plain") return []
  if (configuration.kind === "sized") return [["size", configuration.size]]
  if (configuration.kind === "box") {
    return Object.entries(configuration.picks).map(([choice, piece]) => [PICK_PREFIX + choice, piece])
  }
  const { choices, otherHalfId } = configuration
  const { size, crust, cheese, extras, without } = choices
  const parts: [string, string][] = [["size", size]]
  if (crust !== product.recipe?.crust) parts.push(["crust", crust])
  if (cheese !== product.recipe?.cheese) parts.push(["cheese", cheese])
  const added = extras.map(({ topping, count }) => (count === 1 ? topping : `${topping}:${count}`))
  if (added.length > 0) parts.push(["add", added.join(",")])
  if (without.length > 0) parts.push(["without", without.join(",")])
  if (otherHalfId !== undefined) parts.push(["half", otherHalfId])
  return parts
}

/** Commas, colons and at signs are allowed in a query; encoded (`%2C`), they would make it unreadable. */
function encodeReadable(text = ""): string {
  return encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%40", "@")
}
