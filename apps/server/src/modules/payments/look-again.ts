import { askPayment } from "./ask-payment.ts"
import { carryOutRefund } from "./carry-out-refund.ts"
import type { PaymentShop } from "./payment-shop.ts"
import { claimLook, findPayment, listToLookAt } from "./payments.store.ts"
import { listToTry } from "./refunds.store.ts"
import { toProvider } from "./to-provider.ts"

const AT_ONCE = 200
/** A provider that hangs holds up so many, not everybody. */
const SIDE_BY_SIDE = 10
/** A node that dies in the middle of a look leaves it to another after this. */
const LOOK_MS = 30_000

/**
 * PAY-6: settles what is stuck, without the customer: every payment and refund whose time to be looked at has come. All
 * nodes do it; each single one is taken by one of them.
 */
export async function lookAtDue(shop: PaymentShop): Promise<void> {
  const { db, clock, log } = shop
  const now = clock.now()
  const payments = await listToLookAt(db, now, AT_ONCE)
  const refunds = await listToTry(db, now, AT_ONCE)
  const work = [
    ...payments.map((id) => () => lookAgain(shop, id)),
    ...refunds.map((id) => () => carryOutRefund(shop, id)),
  ]
  const hands = Array.from({ length: SIDE_BY_SIDE }, async () => {
    for (let each = work.shift(); each; each = work.shift()) {
      // One that can't be settled must not keep the others from it; it comes up again.
      await each().catch((error: unknown) => log.error({ err: error }, "a payment could not be looked at"))
    }
  })
  await Promise.all(hands)
}

async function lookAgain(shop: PaymentShop, paymentId: string): Promise<void> {
  const now = shop.clock.now()
  const isDue = await claimLook(shop.db, paymentId, now, new Date(now.getTime() + LOOK_MS))
  if (isDue) await askPayment(shop, paymentId)
}

/** Takes the page or code of an attempt that was set aside away from the customer, where the provider can. */
export async function closeAtProvider(shop: PaymentShop, paymentId: string): Promise<void> {
  const payment = await findPayment(shop.db, paymentId)
  if (payment?.status !== "EXPIRED" || payment.ref === null || payment.provider === null) return
  // Where it is not set up any more, nobody is there to be told; money that comes all the same is given back later.
  await shop.providers.get(payment.provider)?.close?.(toProvider(payment))
}
