import type { PayWith } from "@hearth/contract/calls/payments.shapes.ts"
import type { FastifyRequest } from "fastify"
import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { hashOf, idempotencyKey } from "../../platform/http/answer-once.ts"
import { once, onceAgain } from "../../platform/idempotency/once.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { PayVisit } from "../payments/public.ts"
import { checkPayable } from "./check-payable.ts"
import type { OrderShop } from "./order-shop.ts"
import type { StoredOrder } from "./orders.store.ts"
import { holdOrder } from "./own-order.ts"

/**
 * Begins a payment: written down first, with the order held, and carried out with the provider after that, so that
 * whatever happens in between is known afterwards and can be looked up there. SEC-1: the same key begins one payment,
 * unless that was answered with "nothing was charged, try again": then it begins another.
 */
export async function submitTransaction(
  shop: OrderShop,
  { session, request }: { session: Session; request: FastifyRequest },
  order: StoredOrder,
  wanted: PayWith,
  visit: PayVisit,
): Promise<void> {
  const { db, clock, payments } = shop
  const key = idempotencyKey(request)
  const begin = async (tx: Tx) => {
    const { order: held } = await holdOrder(shop, tx, order)
    checkPayable(shop, held)
    checkBoundOffers(held, wanted)
    const payable = { ...held, kind: session.kind, email: held.contact.email }
    return (await payments.begin(tx, payable, wanted, visit, clock.now())).paymentId
  }
  const beginOnce = async (own: string) => {
    const requestHash = hashOf("pay", { params: order.id, query: undefined, body: wanted })
    const kept = { owner: session.userId, key: own, requestHash, now: clock.now() }
    let isFirst = false
    const work = async (tx: Tx) => {
      isFirst = true
      return { status: 200, body: await begin(tx) }
    }
    const first = await inTransaction(db, (tx) => once(tx, kept, () => work(tx)))
    if (isFirst || !(await payments.isWithoutEffect(first.body))) return first.body
    return (await inTransaction(db, (tx) => onceAgain(tx, kept, first, () => work(tx)))).body
  }
  const paymentId = key === undefined ? await inTransaction(db, begin) : await beginOnce(key)
  const { mobile, contact } = order
  await payments.carryOut(paymentId, wanted, { ...visit, mobile, email: contact.email })
}

/** Where the bill counts on one way to pay, another would be another bill. */
export function checkBoundOffers({ payment }: StoredOrder, { mode }: Pick<PayWith, "mode">): void {
  if (payment && payment.mode !== mode)
    throw new AppError("PRICE_CHANGED", {
      displayMsg: "An offer on your bill goes by the way you pay. Please look at the new bill.",
    })
}
