import type { FastifyRequest } from "fastify"
import type { Tx } from "../../../platform/database/database.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { hashRequest, idempotencyKey } from "../../../platform/http/respond-once.ts"
import type { Inputs } from "../../../platform/http/read-inputs.ts"
import { findResponse, type IdempotencyKey, runOnce } from "../../../platform/idempotency/run-once.ts"
import type { CasesDeps } from "../cases-deps.ts"

export interface KeyedRequest {
  request: FastifyRequest
  /** The name of the route. */
  route: string
  inputs: Inputs
  ownerId: string
}

/** The request's idempotency key, or undefined without one. */
export function readKey(
  { clock }: Pick<CasesDeps, "clock">,
  { request, route, inputs, ownerId: owner }: KeyedRequest,
): IdempotencyKey | undefined {
  const key = idempotencyKey(request)
  return key === undefined ? undefined : { owner, key, requestHash: hashRequest(route, inputs), now: clock.now() }
}

/** Returns the id of the case that an earlier request with the key changed, without doing any work. */
export async function findEarlierCase(
  { db }: Pick<CasesDeps, "db">,
  key: IdempotencyKey | undefined,
): Promise<string | undefined> {
  return key && (await findResponse(db, key))?.body
}

/**
 * SEC-1: changes a case once per key, in a transaction. Only the case's id is stored with the key, and the response has
 * the case as it is now.
 */
export async function changeOnce(
  { db }: Pick<CasesDeps, "db">,
  key: IdempotencyKey | undefined,
  work: (tx: Tx) => Promise<string>,
): Promise<{ caseId: string; isFirst: boolean }> {
  if (!key) return { caseId: await inTransaction(db, work), isFirst: true }
  let isFirst = false
  const { body } = await inTransaction(db, (tx) => {
    isFirst = false
    return runOnce(tx, key, async () => {
      const caseId = await work(tx)
      isFirst = true
      return { status: 200, body: caseId }
    })
  })
  return { caseId: body, isFirst }
}
