import type { CountryCode } from "../countries/countries.ts"
import { formatMoney, type Minor } from "../money/format-money.ts"
import type { CartLine, CartMenu, CartProduct, QuotedLine } from "../pricing/cart-line.ts"
import type { BillLine } from "../pricing/bill.ts"
import { formatRefusal } from "../pricing/format-refusal.ts"
import { findAlternatives } from "./find-alternatives.ts"
import { adaptLine } from "./adapt-line.ts"

/** ORD-8: a difference from the earlier order. */
export type ReorderDifference<Product> =
  | { kind: "gone"; name: string; message: string; instead: readonly Product[] }
  | { kind: "otherwise"; name: string; message: string }
  | { kind: "price"; name: string; message: string; was: Minor; now: Minor }

export interface ReorderComparison<Product> {
  /** The available lines, with their old ids. */
  lines: readonly CartLine[]
  changes: readonly ReorderDifference<Product>[]
}

/** An order with the prices that it was bought at. */
export interface PastPurchase {
  country: CountryCode
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
    const was = order.bill.validItems.find(({ id }) => id === line.id)
    const name = was?.name ?? menu.products.find(({ id }) => id === line.productId)?.name ?? "Something"
    const adapted = adaptLine(line, menu)
    if (adapted.ok && staysVegetarian(was, adapted.quoted)) {
      lines.push(adapted.line)
      if (adapted.omitted.length > 0) changes.push({ kind: "otherwise", name, message: formatOmitted(adapted.omitted) })
      const [before, now] = [was?.product.price, adapted.quoted.price]
      if (before !== undefined && before !== now)
        changes.push({ kind: "price", name, message: formatPriceChange(before, now, order.country), was: before, now })
    } else {
      const message = adapted.ok
        ? `${name} isn't vegetarian any more.`
        : adapted.code === "GONE"
          ? formatRefusal("GONE", name)
          : adapted.message
      changes.push({ kind: "gone", name, message, instead: findAlternatives(line, was, menu) })
    }
  }
  return { lines, changes }
}

/** A vegetarian customer must not get meat because a recipe changed. */
function staysVegetarian(was: BillLine | undefined, { foodType }: Pick<QuotedLine, "foodType">): boolean {
  return was?.product.foodType !== "VEG" || foodType === "VEG"
}

function formatOmitted(omitted: readonly string[]): string {
  return `Made without what can't be had here: ${omitted.join(", ")}.`
}

function formatPriceChange(was: Minor, now: Minor, country: CountryCode): string {
  return `Costs ${formatMoney(now, country)} now; it was ${formatMoney(was, country)}.`
}
