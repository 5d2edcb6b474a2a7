import type { CountryCode } from "../countries/countries.ts"
import { formatMoney, type Minor } from "../money/format-money.ts"
import type { CartLine, CartMenu, CartProduct, QuotedLine } from "../pricing/cart-line.ts"
import type { BillLine } from "../pricing/bill.ts"
import { formatRefusal } from "../pricing/format-refusal.ts"
import { findAlternatives } from "./find-alternatives.ts"
import { adaptLine } from "./adapt-line.ts"

/** ORD-8: what is not as it was the last time. */
export type ReorderDifference<Product> =
  | { kind: "gone"; name: string; message: string; instead: readonly Product[] }
  | { kind: "otherwise"; name: string; message: string }
  | { kind: "price"; name: string; message: string; was: Minor; now: Minor }

export interface ReorderComparison<Product> {
  /** What can be had, under the ids they had. */
  lines: readonly CartLine[]
  changes: readonly ReorderDifference<Product>[]
}

/** An order as it was bought. */
export interface PastPurchase {
  country: CountryCode
  lines: readonly CartLine[]
  bill: { validItems: readonly BillLine[] }
}

/**
 * What was ordered once, as a store would make it now: each line as it was, or made otherwise where a part of it is not
 * made any more, or not at all. Whatever differs is told. Nothing vegetarian becomes anything else.
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

/** Somebody who had it vegetarian is not handed meat because a recipe changed. */
function staysVegetarian(was: BillLine | undefined, { foodType }: Pick<QuotedLine, "foodType">): boolean {
  return was?.product.foodType !== "VEG" || foodType === "VEG"
}

function formatOmitted(omitted: readonly string[]): string {
  return `Made without what can't be had here: ${omitted.join(", ")}.`
}

function formatPriceChange(was: Minor, now: Minor, country: CountryCode): string {
  return `Costs ${formatMoney(now, country)} now; it was ${formatMoney(was, country)}.`
}
