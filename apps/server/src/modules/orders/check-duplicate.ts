import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { OrderShop } from "./order-shop.ts"
import { findPlacedSince } from "./orders.store.ts"

const WINDOW_MINUTES = 30

/** ORD-3: a question for the customer, nothing more; what keeps an order from being placed twice is elsewhere. */
export async function checkDuplicate({ db, clock }: OrderShop, { userId }: Session, country: CountryCode) {
  const since = new Date(clock.now().getTime() - WINDOW_MINUTES * MINUTE)
  const last = await findPlacedSince(db, userId, country, since)
  if (!last) return { isDuplicate: false, message: "", order: null }
  const { number, placedAt, payable, items } = last
  return {
    isDuplicate: true,
    message: `You placed an order in the past ${WINDOW_MINUTES} minutes. Do you want to continue with another one?`,
    order: { orderId: number, placedAt: placedAt.toISOString(), payable, items },
  }
}
