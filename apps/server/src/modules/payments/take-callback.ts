import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { askPayment } from "./ask-payment.ts"
import { finishRefund } from "./carry-out-refund.ts"
import { endEvent, insertEvent } from "./events.store.ts"
import { holdPayment } from "./hold-payment.ts"
import type { PaymentShop } from "./payment-shop.ts"
import { findPaymentId, type StoredPayment } from "./payments.store.ts"
import type { Callback, Provider, ProviderEvent } from "./provider.ts"
import { findRefund } from "./refunds.store.ts"
import { settlePayment } from "./settle-payment.ts"

/** `unknown`: well signed, and nothing that concerns us. */
type Taken = { status: "taken" | "known" | "unknown"; orderId: string | null }

/**
 * PAY-6: what a provider tells us. Only with its signature; each event has its effect once, in the transaction that keeps
 * the event. One that can't be placed yet is refused, and the provider comes again.
 */
export async function takeCallback(shop: PaymentShop, provider: Provider, callback: Callback): Promise<Taken> {
  const { db, clock, log } = shop
  const event = provider.readCallback?.(callback)
  if (event === undefined) {
    log.warn({ provider: provider.name }, "a callback whose signature does not hold")
    throw new AppError("CALLBACK_REFUSED")
  }
  if (event === null) return { status: "unknown", orderId: null }
  const paymentId = await findPaymentId(db, provider.name, event.payment)
  if (paymentId === undefined) throw new AppError("NOT_FOUND")
  const { eventId, kind } = event
  const row = { provider: provider.name, eventId, paymentId, kind }
  const { outcome, orderId } = await holdPayment(shop, paymentId, async (tx, payment) => {
    if (!(await insertEvent(tx, row, clock.now()))) return { outcome: "known", orderId: payment.orderId }
    const effect = await applyEvent(shop, tx, payment, event)
    await endEvent(tx, row, effect, clock.now())
    return { outcome: effect, orderId: payment.orderId }
  })
  if (outcome === "doubtful") await askPayment(shop, paymentId)
  return { status: outcome === "known" ? "known" : "taken", orderId }
}

async function applyEvent(
  shop: PaymentShop,
  tx: Tx,
  payment: StoredPayment,
  { standing, refund }: ProviderEvent,
): Promise<string> {
  if (refund) {
    const meant = await findRefund(tx, refund.id)
    if (meant?.paymentId !== payment.id) return "nothing"
    await finishRefund(tx, payment, meant.id, refund.ref, shop.clock.now())
    return "refunded"
  }
  if (!standing) return "nothing"
  // Another amount than we asked for is so odd that the provider is asked itself before anything is done about it.
  const isOdd =
    standing.state === "captured" &&
    (standing.amount !== payment.amount || standing.currency !== payment.currency) &&
    payment.status !== "CAPTURED"
  if (!isOdd) return settlePayment(shop, tx, payment, standing, "callback")
  shop.log.error(
    { paymentId: payment.id, provider: payment.provider },
    "a callback names another amount than was asked for",
  )
  return "doubtful"
}
