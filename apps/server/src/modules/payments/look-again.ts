import { inTransaction } from "../../platform/database/in-transaction.ts"
import { askPayment } from "./ask-payment.ts"
import { dueBy, lookAfter, secondsUntil } from "./look-schedule.ts"
import { type PaymentShop, providerOf } from "./payment-shop.ts"
import { paymentToLookAt } from "./payments.events.ts"
import { claimLook, findPayment, listToLookAt } from "./payments.store.ts"
import { toProvider } from "./to-provider.ts"

const AT_ONCE = 100

/** PAY-6: settles what is stuck, without the customer: looks at a payment whose time has come, and later again. */
export async function lookAgain(shop: PaymentShop, paymentId: string): Promise<void> {
  const { db, clock, jobs } = shop
  const isDue = await inTransaction(db, async (tx) => {
    const now = clock.now()
    const claimed = await claimLook(tx, paymentId, dueBy(now), lookAfter)
    if (claimed?.nextLookAt) {
      await jobs.publish(tx, paymentToLookAt, { paymentId }, { afterSeconds: secondsUntil(claimed.nextLookAt, now) })
    }
    return claimed !== undefined
  })
  if (isDue) await askPayment(shop, paymentId)
}

/** The net under the jobs. */
export async function lookAtDue(shop: PaymentShop): Promise<void> {
  for (const id of await listToLookAt(shop.db, shop.clock.now(), AT_ONCE)) {
    try {
      await lookAgain(shop, id)
    } catch (error) {
      shop.log.error({ err: error, paymentId: id }, "a payment could not be looked at")
    }
  }
}

/** Takes the page or code of an attempt that was set aside away from the customer, where the provider can. */
export async function closeAtProvider(shop: PaymentShop, paymentId: string): Promise<void> {
  const payment = await findPayment(shop.db, paymentId)
  if (payment?.status !== "EXPIRED" || payment.ref === null) return
  await providerOf(shop, payment.provider).close?.(toProvider(payment))
}
