import { callThrough } from "../../platform/circuits/call-through.ts"
import { holdPayment } from "./hold-payment.ts"
import { lookAfter, lookAfterAnswer } from "./look-schedule.ts"
import { type PaymentShop, providerOf } from "./payment-shop.ts"
import { claimQuestion, isOpen, listPayments, type StoredPayment, writeLook } from "./payments.store.ts"
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
    return planNext(shop, claimed, true)
  }
  const standing = await callThrough(
    shop.circuitsOf(provider).status,
    () => providerOf(shop, provider).ask(toProvider(claimed)),
    ({ state }) => state === "silent",
  )
  // Nobody waits for a provider that does not answer. It is asked again when it does.
  if (!standing) return
  if (standing.state !== "open" && standing.state !== "silent")
    await holdPayment(shop, paymentId, (tx, payment) => settlePayment(shop, tx, payment, standing, "question"))
  await planNext(shop, claimed, standing.state === "silent")
}

/** Last of all: whoever dies before that has not looked, and somebody else does it soon. */
async function planNext({ db, clock }: PaymentShop, asked: StoredPayment, isSilent: boolean): Promise<void> {
  const { createdAt, nextLookAt } = asked
  if (!nextLookAt) return
  const now = clock.now()
  const planned = lookAfter(createdAt, now, isOpen(asked))
  const next = planned && lookAfterAnswer(createdAt, planned, now, isSilent)
  if (next?.getTime() !== nextLookAt.getTime()) await writeLook(db, asked, next)
}

/** Whatever of an order is still open. */
export async function askOpen(shop: PaymentShop, orderId: string): Promise<void> {
  for (const payment of await listPayments(shop.db, orderId)) {
    if (isOpen(payment) && payment.provider !== null) await askPayment(shop, payment.id)
  }
}
