import { toClientType } from "@hearth/contract/client-types.ts"
import type { CartOffers } from "../cart/public.ts"
import type { OrderShop } from "./order-shop.ts"
import { findOrder, type StoredOrder, writeCard } from "./orders.store.ts"

/**
 * CAR-6: whether the card that paid is one of the bank whose offer is on the bill. The order stands either way, since its
 * money is there; what was found is kept with it and told to whoever watches the log.
 */
export async function checkCard(
  { db, log, payments }: Pick<OrderShop, "db" | "log" | "payments">,
  offers: Pick<CartOffers, "offersOf">,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  const order = await findOrder(db, orderId)
  if (order?.payment?.bin === undefined) return
  const paidWith = await payments.cardOf(paymentId)
  if (paidWith === null) return
  const bins = binsOf(order, order.payment.bin, offers)
  const isMisused = !bins.some((bin) => paidWith.startsWith(bin) || bin.startsWith(paidWith))
  await writeCard(db, orderId, { paidWith, isMisused })
  const codes = order.bill.discounts.map(({ code, offerId }) => code ?? offerId)
  if (isMisused) log.warn({ orderId, codes }, "an offer of one bank’s cards was paid for with another’s")
}

/** As the offers say by now; of one that is gone, what the customer typed. */
function binsOf({ bill, country }: StoredOrder, typed: string, { offersOf }: Pick<CartOffers, "offersOf">) {
  const ids = new Set(bill.discounts.map(({ offerId }) => offerId))
  const bins = offersOf(country, toClientType(undefined))
    .filter(({ id }) => ids.has(id))
    .flatMap(({ conditions }) => conditions.flatMap((each) => (each.kind === "bank-bin" ? each.bins : [])))
  return bins.length > 0 ? bins : [typed]
}
