import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Configuration, Shelf } from "./configuration.ts"
import { crustName, sizeName } from "../../shell/kitchen-names.ts"

/** In a few words: `Medium, Thin and crisp, 2 extras`. */
export function sayItem(product: Product, configuration: Configuration, { kitchen }: Shelf): string {
  if (configuration.kind === "sized") return sizeName(product, configuration.size)
  if (configuration.kind !== "pizza") return product.serves
  const { size, crust, extras, without } = configuration.choices
  const added = extras.reduce((sum, { count }) => sum + count, 0)
  const words = [sizeName(product, size)]
  if (crust !== product.recipe?.crust) words.push(crustName(kitchen, crust) ?? "")
  if (configuration.half !== undefined) words.push("half and half")
  if (added > 0) words.push(added === 1 ? "1 extra" : `${added} extras`)
  if (without.length > 0) words.push(`${without.length} left out`)
  return words.filter(Boolean).join(", ")
}
