import type { FastifyRequest } from "fastify"
import { setTimeout as sleep } from "node:timers/promises"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { hashRequest, idempotencyKey } from "../../platform/http/respond-once.ts"
import { claimKey, completeKey } from "../../platform/idempotency/claim-key.ts"
import { releaseKey } from "../../platform/idempotency/run-once.ts"
import type { PaymentDeps } from "./payment-deps.ts"

interface RunOnceInput {
  userId: string
  request: FastifyRequest
  /** The route and its inputs. */
  operation: readonly unknown[]
}

/** Slightly longer than a call to a provider may take. */
const WORK_LEASE_MS = 10_000
const POLL_MS = 100

/**
 * SEC-1 for actions at a provider: the same key runs the action once, and repeated requests wait for it. If the action
 * failed or its node died, the key may run it again. Runs outside any transaction.
 */
export async function runOnceWithProviderCall(
  { db, clock }: Pick<PaymentDeps, "db" | "clock">,
  { userId, request, operation }: RunOnceInput,
  work: () => Promise<void>,
): Promise<void> {
  const key = idempotencyKey(request)
  if (key === undefined) return work()
  const [route] = operation
  const requestHash = hashRequest(String(route), { params: undefined, query: undefined, body: operation })
  const keyRef = { owner: userId, key }
  const deadline = performance.now() + WORK_LEASE_MS
  for (;;) {
    const now = clock.now()
    const claim = await claimKey(db, { ...keyRef, requestHash, now }, new Date(now.getTime() - WORK_LEASE_MS))
    if (claim === "done") return
    if (claim === "claimed") break
    if (performance.now() > deadline) throw new AppError("PAYMENT_UNAVAILABLE")
    await sleep(POLL_MS)
  }
  try {
    await work()
  } catch (error) {
    await inTransaction(db, (tx) => releaseKey(tx, keyRef))
    throw error
  }
  await completeKey(db, keyRef)
}
