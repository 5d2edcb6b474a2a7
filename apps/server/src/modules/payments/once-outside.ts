import type { FastifyRequest } from "fastify"
import { setTimeout as sleep } from "node:timers/promises"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { hashOf, idempotencyKey } from "../../platform/http/answer-once.ts"
import { claimKey, endKey } from "../../platform/idempotency/claim-key.ts"
import { forgetKey } from "../../platform/idempotency/once.ts"
import type { PaymentShop } from "./payment-shop.ts"

interface Asked {
  userId: string
  request: FastifyRequest
  /** What is done, with all that it is done to. */
  what: readonly unknown[]
}

/** As long as a provider may take, and a little. */
const WORK_MS = 10_000
const TURN_MS = 100

/**
 * SEC-1 for what a provider does: the same key does it once, and whoever sends it again meanwhile waits for that. Where it
 * was not done, or whoever did it died, the key may do it again.
 */
export async function onceOutside(
  { db, clock }: Pick<PaymentShop, "db" | "clock">,
  { userId, request, what }: Asked,
  work: () => Promise<void>,
): Promise<void> {
  const key = idempotencyKey(request)
  if (key === undefined) return work()
  const [route] = what
  const requestHash = hashOf(String(route), { params: undefined, query: undefined, body: what })
  const own = { owner: userId, key }
  const giveUpAt = performance.now() + WORK_MS
  for (;;) {
    const now = clock.now()
    const turn = await claimKey(db, { ...own, requestHash, now }, new Date(now.getTime() - WORK_MS))
    if (turn === "done") return
    if (turn === "mine") break
    if (performance.now() > giveUpAt) throw new AppError("PAYMENT_UNAVAILABLE")
    await sleep(TURN_MS)
  }
  try {
    await work()
  } catch (error) {
    await inTransaction(db, (tx) => forgetKey(tx, own))
    throw error
  }
  await endKey(db, own)
}
