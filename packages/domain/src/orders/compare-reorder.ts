import type { Minor } from "../money/format-money.ts"
import type { CartLine, CartMenu, CartProduct, QuotedLine, RefusedLine } from "../pricing/cart-line.ts"
import type { BillLine } from "../pricing/bill.ts"
import { findAlternatives } from "./find-alternatives.ts"
import { adaptLine, type OmittedPart } from "./adapt-line.ts"

/** Why a line can't be ordered again. */
export type ReorderRefusal = Pick<RefusedLine, "productId" | "what" | "name"> & {
  code: RefusedLine["code"] | "NOT_VEGETARIAN"
}

/**
 * ORD-8: a difference from the earlier order. `gone`: the line can't be ordered, with products to order instead.
 * `otherwise`: parts of the line were left out. `name` is null if neither the bill nor the menu has the product.
 */
export type ReorderDifference<Product> = { name: string | null } & (
  | { kind: "gone"; refusal: ReorderRefusal; instead: readonly Product[] }
  | { kind: "otherwise"; omitted: readonly OmittedPart[] }
  | { kind: "price"; was: Minor; now: Minor }
)

export interface ReorderComparison<Product> {
  /** The available lines, with their old ids. */
  lines: readonly CartLine[]
  changes: readonly ReorderDifference<Product>[]
}

/** An order with the prices that it was bought at. */
export interface PastPurchase {
  lines: readonly CartLine[]
  bill: { validItems: readonly BillLine[] }
}

/**
 * Compares a past order with what a store would make now: each line stays the same, loses parts that are no longer
 * made, or is unavailable. Every difference is reported. A vegetarian line never becomes non-vegetarian.
 */
export function compareReorder<Product extends CartProduct>(
  order: PastPurchase,
  menu: Omit<CartMenu, "products"> & { products: readonly Product[] },
): ReorderComparison<Product> {
  const lines: CartLine[] = []
  const changes: ReorderDifference<Product>[] = []
  for (const line of order.lines) {
    const previousLine = order.bill.validItems.find(({ id }) => id === line.id)
    const name = previousLine?.name ?? menu.products.find(({ id }) => id === line.productId)?.name ?? null
    const adapted = adaptLine(line, menu)
    if (adapted.ok && staysVegetarian(previousLine, adapted.quoted)) {
      lines.push(adapted.line)
      if (adapted.omitted.length > 0) changes.push({ kind: "otherwise", name, omitted: adapted.omitted })
      const [oldPrice, newPrice] = [previousLine?.product.price, adapted.quoted.price]
      if (oldPrice !== undefined && oldPrice !== newPrice) {
        changes.push({ kind: "price", name, was: oldPrice, now: newPrice })
      }
    } else {
      const { productId } = line
      const refusal = adapted.ok
        ? ({ code: "NOT_VEGETARIAN", productId, what: productId, name } as const)
        : adapted.refusal.code === "GONE"
          ? { ...adapted.refusal, what: productId, name }
          : adapted.refusal
      changes.push({ kind: "gone", name, refusal, instead: findAlternatives(line, previousLine, menu) })
    }
  }
  return { lines, changes }
}

/** A vegetarian customer must not get meat because a recipe changed. */
function staysVegetarian(previousLine: BillLine | undefined, { foodType }: Pick<QuotedLine, "foodType">): boolean {
  return previousLine?.product.foodType !== "VEG" || foodType === "VEG"
}
