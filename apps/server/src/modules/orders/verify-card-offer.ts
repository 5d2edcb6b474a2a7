import { toClientType } from "@hearth/contract/client-types.ts"
import type { CartOffers } from "../cart/public.ts"
import type { OrderDeps } from "./order-deps.ts"
import { findOrder, type StoredOrder, writeCardCheck } from "./orders.store.ts"

type CardCheckDeps = Pick<OrderDeps, "db"> & {
  log: Pick<OrderDeps["log"], "warn">
  payments: Pick<OrderDeps["payments"], "findCardDigits">
}

interface OfferLookup {
  offersOf(
    ...asked: Parameters<CartOffers["offersOf"]>
  ): readonly Pick<ReturnType<CartOffers["offersOf"]>[number], "id" | "conditions">[]
}

/**
 * CAR-6: whether the card that paid is one of the bank whose offer is on the bill. The order stands either way, since its
 * money is there; what was found is kept with it and told to whoever watches the log.
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

/** Of the offers on the bill that go by a bank: an offer of any card can't be had with a wrong one. */
function eligibleBins({ bill, country }: StoredOrder, { offersOf }: OfferLookup): string[] {
  const ids = new Set(bill.discounts.map(({ offerId }) => offerId))
  return offersOf(country, toClientType(undefined))
    .filter(({ id }) => ids.has(id))
    .flatMap(({ conditions }) => conditions.flatMap((each) => (each.kind === "bank-bin" ? each.bins : [])))
}
