import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as changeTexts from "@hearth/texts/menu/customise-changes.ts"
import type { Configuration, Catalog } from "./configuration.ts"
import { crustName, sizeName } from "../../../shared/cart-line/kitchen-names.ts"

/** A short summary: `Medium, Thin and crisp, 2 extras`. */
export function formatItem(product: Product, configuration: Configuration, { kitchen }: Catalog): string {
  if (configuration.kind === "sized") return sizeName(product, configuration.size)
  if (configuration.kind !== "pizza") return product.serves
  const { size, crust, extras, without } = configuration.choices
  const extraCount = extras.reduce((sum, { count }) => sum + count, 0)
  const parts = [sizeName(product, size)]
  if (crust !== product.recipe?.crust) parts.push(crustName(kitchen, crust) ?? "")
  if (configuration.otherHalfId !== undefined) parts.push(changeTexts.halfAndHalf)
  if (extraCount > 0) parts.push(changeTexts.extraCount(extraCount))
  if (without.length > 0) parts.push(changeTexts.removedCount(without.length))
  return parts.filter(Boolean).join(", ")
}
