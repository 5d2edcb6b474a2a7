import type { FastifyRequest } from "fastify"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { hashOf, idempotencyKey } from "../../platform/http/answer-once.ts"
import { forgetKey, once } from "../../platform/idempotency/once.ts"
import type { PaymentShop } from "./payment-shop.ts"

interface Asked {
  userId: string
  request: FastifyRequest
  /** What is done, with all that it is done to. */
  what: readonly unknown[]
}

/** SEC-1 for what a provider does: the same key does it once. Where it was not done, the key may do it again. */
export async function onceOutside(
  { db, clock }: Pick<PaymentShop, "db" | "clock">,
  { userId, request, what }: Asked,
  work: () => Promise<void>,
): Promise<void> {
  const key = idempotencyKey(request)
  if (key === undefined) return work()
  const [route] = what
  const requestHash = hashOf(String(route), { params: undefined, query: undefined, body: what })
  let isFirst = false
  await inTransaction(db, async (tx) => {
    isFirst = false
    await once(tx, { owner: userId, key, requestHash, now: clock.now() }, async () => {
      isFirst = true
      return { status: 200, body: "" }
    })
  })
  if (!isFirst) return
  try {
    await work()
  } catch (error) {
    await inTransaction(db, (tx) => forgetKey(tx, { owner: userId, key }))
    throw error
  }
}
