import { holdPayment } from "./hold-payment.ts"
import { lookAfterAnswer } from "./look-schedule.ts"
import { type PaymentShop, providerOf } from "./payment-shop.ts"
import { claimQuestion, isOpen, listPayments, writeLook } from "./payments.store.ts"
import { settlePayment } from "./settle-payment.ts"
import { toProvider } from "./to-provider.ts"

/** Asks the provider how a payment stands, at most once a second for all nodes, and settles by its answer. */
export async function askPayment(shop: PaymentShop, paymentId: string): Promise<void> {
  const claimed = await claimQuestion(shop.db, paymentId, shop.clock.now())
  if (!claimed) return
  const { provider } = claimed
  if (provider === null || !shop.providers.has(provider)) {
    // Its settings were taken away: nobody is there to be asked, until they are back.
    shop.log.warn({ paymentId, provider }, "a payment's provider is not set up any more")
    return
  }
  const standing = await providerOf(shop, provider).ask(toProvider(claimed))
  if (claimed.nextLookAt) {
    const { createdAt, nextLookAt } = claimed
    const next = lookAfterAnswer(createdAt, nextLookAt, shop.clock.now(), standing.state === "silent")
    if (next?.getTime() !== nextLookAt.getTime()) await writeLook(shop.db, claimed, next)
  }
  if (standing.state === "open" || standing.state === "silent") return
  await holdPayment(shop, paymentId, (tx, payment) => settlePayment(shop, tx, payment, standing, "question"))
}

/** Whatever of an order is still open. */
export async function askOpen(shop: PaymentShop, orderId: string): Promise<void> {
  for (const payment of await listPayments(shop.db, orderId)) {
    if (isOpen(payment) && payment.provider !== null) await askPayment(shop, payment.id)
  }
}
