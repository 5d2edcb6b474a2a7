import type { Minor } from "@hearth/domain/money/format-money.ts"
import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import type { ShownBill } from "../../cart/cart-view.ts"

type PaidLine = Pick<ShownBill["validItems"][number], "id" | "quantity" | "gross" | "discounts">

export interface PointsPayment {
  /** `1 of 2 free with 600 points` */
  text: string
  /** What is left to pay in money for the line, before other offers. */
  amount: Minor
}

/** LOY-2: what points pay of a line of the bill; undefined if they pay nothing of it. */
export function describePointsPayment(
  lineId: string,
  bill: { validItems: readonly PaidLine[] } & Pick<ShownBill, "discounts">,
): PointsPayment | undefined {
  const line = bill.validItems.find(({ id }) => id === lineId)
  const paidOffer = bill.discounts.find(
    ({ offerId, points }) => points !== undefined && line?.discounts.some((each) => each.offerId === offerId),
  )
  if (!line || paidOffer?.points === undefined) return undefined
  const { points } = paidOffer
  const { quantity, gross } = line
  const paid = line.discounts.find(({ offerId }) => offerId === paidOffer.offerId)?.amount ?? 0
  const amount = gross - paid
  if (quantity > 1) return { text: freePizzaTexts.oneIsFree(quantity, points), amount }
  return { text: amount > 0 ? freePizzaTexts.freeWithoutExtras(points) : freePizzaTexts.freeWith(points), amount }
}
