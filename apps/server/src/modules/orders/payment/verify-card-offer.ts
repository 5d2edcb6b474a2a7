import { toClientType } from "@hearth/contract/client-types.ts"
import type { CartOffers } from "../../cart/public.ts"
import type { OrderDeps } from "../order-deps.ts"
import { findOrder, type StoredOrder, writeCardCheck } from "../orders.store.ts"

type CardCheckDeps = Pick<OrderDeps, "db"> & {
  log: Pick<OrderDeps["log"], "warn">
  payments: Pick<OrderDeps["payments"], "findCardDigits">
}

interface OfferLookup {
  offersOf(
    ...args: Parameters<CartOffers["offersOf"]>
  ): readonly Pick<ReturnType<CartOffers["offersOf"]>[number], "id" | "conditions">[]
}

/**
 * CAR-6: checks whether the order was paid with a card of the bank whose offer is on the bill. The order is valid
 * either way, because it is paid; the result is stored with it, and misuse is logged.
 */
export async function verifyCardOffer(
  { db, log, payments }: CardCheckDeps,
  offers: OfferLookup,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  const order = await findOrder(db, orderId)
  if (order?.payment?.bin === undefined) return
  const bins = eligibleBins(order, offers)
  if (bins.length === 0) return
  const paidWith = await payments.findCardDigits(paymentId)
  if (paidWith === null) return
  const isMisused = !bins.some((bin) => paidWith.startsWith(bin) || bin.startsWith(paidWith))
  await writeCardCheck(db, orderId, { paidWith, isMisused })
  const codes = order.bill.discounts.map(({ code, offerId }) => code ?? offerId)
  if (isMisused) log.warn({ orderId, codes }, "an offer of one bank’s cards was paid for with another’s")
}

/**
 * Returns the first digits of the cards that the bank offers on the bill require. Offers for any card are left out,
 * because they can't be misused.
 */
function eligibleBins({ bill, country }: StoredOrder, { offersOf }: OfferLookup): string[] {
  const ids = new Set(bill.discounts.map(({ offerId }) => offerId))
  return offersOf(country, toClientType(undefined))
    .filter(({ id }) => ids.has(id))
    .flatMap(({ conditions }) => conditions.flatMap((each) => (each.kind === "bank-bin" ? each.bins : [])))
}
