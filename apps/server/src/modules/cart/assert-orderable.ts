import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { StoreMenu } from "../catalog/public.ts"

/** What is put in must be makeable now; what is in already and can't be had any more stays, and the bill says so. */
export function assertOrderable(lines: readonly CartLine[], made: ReadonlySet<string>, menu: StoreMenu): void {
  const { refused } = quoteLines(
    lines.filter(({ id }) => made.has(id)),
    menu,
  )
  const [first] = refused
  if (first) throw new AppError("CANT_BE_MADE", { displayMsg: first.message, refused: first.code })
}
