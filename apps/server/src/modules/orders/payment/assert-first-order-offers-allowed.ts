import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { findFirstOrderCodes } from "../../offers/public.ts"
import { hasPhoneOrderedSince, type StoredOrder } from "../orders.store.ts"

/**
 * OFR-7: throws PROMO_REFUSED if a first-order offer is on the bill of a phone number that has ordered before. Checked
 * only once the number is verified; before that, the answer would reveal to anyone whether a number has ordered here.
 */
export async function assertFirstOrderOffersAllowed(tx: Tx, { country, mobile, bill }: StoredOrder): Promise<void> {
  const [code] = await findFirstOrderCodes(
    tx,
    country,
    bill.discounts.map(({ offerId }) => offerId),
  )
  if (code === undefined || !(await hasPhoneOrderedSince(tx, mobile, country, new Date(0)))) return
  throw new AppError("PROMO_REFUSED", {
    displayMsg: offerMessageTexts.firstOrderOnly(code),
    stop: "FIRST_ORDER",
  })
}
