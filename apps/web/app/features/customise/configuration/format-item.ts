import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Configuration, Catalog } from "./configuration.ts"
import { crustName, sizeName } from "../../../shared/cart-line/kitchen-names.ts"

/** A short summary: `Medium, Thin and crisp, 2 extras`. */
export function formatItem(product: Product, configuration: Configuration, { kitchen }: Catalog): string {
  if (configuration.kind === "sized") return sizeName(product, configuration.size)
  if (configuration.kind !== "pizza") return product.serves
  const { size, crust, extras, without } = configuration.choices
  const added = extras.reduce((sum, { count }) => sum + count, 0)
  const parts = [sizeName(product, size)]
  if (crust !== product.recipe?.crust) parts.push(crustName(kitchen, crust) ?? "")
  if (configuration.half !== undefined) parts.push("half and half")
  if (added > 0) parts.push(added === 1 ? "1 extra" : `${added} extras`)
  if (without.length > 0) parts.push(`${without.length} left out`)
  return parts.filter(Boolean).join(", ")
}
