import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { findFirstOrderCodes } from "../../offers/public.ts"
import { hasPhoneOrderedSince, type StoredOrder } from "../orders.store.ts"

/**
 * OFR-7: a guest whose phone number has ordered before is not a new customer. Checked only once the number is verified;
 * earlier it would reveal who orders here.
 */
export async function checkFirstOrder(tx: Tx, { country, mobile, bill }: StoredOrder): Promise<void> {
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
