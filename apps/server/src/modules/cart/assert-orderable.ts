import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import * as pricedBillTexts from "@hearth/texts/cart/priced-bill.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { StoreMenu } from "../catalog/public.ts"

/**
 * Refuses added or changed lines that the store can't make now. Lines that became unavailable later stay in the cart,
 * and the bill lists them as invalid.
 */
export function assertOrderable(
  lines: readonly CartLine[],
  touchedLineIds: ReadonlySet<string>,
  menu: StoreMenu,
): void {
  const { refused } = quoteLines(
    lines.filter(({ id }) => touchedLineIds.has(id)),
    menu,
  )
  const [first] = refused
  if (first) throw new AppError("CANT_BE_MADE", { displayMsg: pricedBillTexts.lineRefused(first), refused: first.code })
}
