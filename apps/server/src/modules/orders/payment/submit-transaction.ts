import type { PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import type { FastifyRequest } from "fastify"
import type { Tx } from "../../../platform/database/database.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { hashRequest, idempotencyKey } from "../../../platform/http/respond-once.ts"
import { runOnce, rerunOnce } from "../../../platform/idempotency/run-once.ts"
import type { Session } from "../../../platform/sessions/sessions.ts"
import type { PaymentContext } from "../../payments/public.ts"
import { assertPayable } from "./assert-payable.ts"
import type { OrderDeps } from "../order-deps.ts"
import type { StoredOrder } from "../orders.store.ts"
import { lockOrderWithCart } from "../load-own-order.ts"

/**
 * Starts a payment. It is stored first, with the order locked, and then carried out with the provider, so that it can
 * be looked up there whatever happens in between. SEC-1: the same key starts one payment. If that payment failed
 * with "nothing was charged, try again", the key starts another.
 */
export async function submitTransaction(
  deps: OrderDeps,
  { session, request }: { session: Session; request: FastifyRequest },
  order: StoredOrder,
  payWith: PaymentInput,
  context: PaymentContext,
): Promise<void> {
  const { db, clock, payments } = deps
  const key = idempotencyKey(request)
  const startPayment = async (tx: Tx) => {
    const { order: locked } = await lockOrderWithCart(deps, tx, order)
    assertPayable(deps, locked)
    assertOffersAllowMethod(locked, payWith)
    const payable = { ...locked, kind: session.kind, email: locked.contact.email }
    return (await payments.start(tx, payable, payWith, context, clock.now())).paymentId
  }
  const startPaymentOnce = async (ownKey: string) => {
    const requestHash = hashRequest("pay", { params: order.id, query: undefined, body: payWith })
    const idempotency = { owner: session.userId, key: ownKey, requestHash, now: clock.now() }
    let isFirst = false
    const work = async (tx: Tx) => {
      isFirst = true
      return { status: 200, body: await startPayment(tx) }
    }
    const firstRun = await inTransaction(db, (tx) => runOnce(tx, idempotency, () => work(tx)))
    if (isFirst || !(await payments.canRetry(firstRun.body))) return firstRun.body
    return (await inTransaction(db, (tx) => rerunOnce(tx, idempotency, firstRun, () => work(tx)))).body
  }
  const paymentId = key === undefined ? await inTransaction(db, startPayment) : await startPaymentOnce(key)
  const { mobile, contact } = order
  await payments.execute(paymentId, payWith, { ...context, mobile, email: contact.email })
}

/** Throws PRICE_CHANGED if an offer on the bill requires another payment method. */
export function assertOffersAllowMethod({ payment }: StoredOrder, { mode }: Pick<PaymentInput, "mode">): void {
  if (payment && payment.mode !== mode)
    throw new AppError("PRICE_CHANGED", {
      displayMsg: offerMessageTexts.billDependsOnPayment,
    })
}
