import type { CallDefinition } from "@hearth/contract/define-call.ts"
import { holdsCardNumber } from "@hearth/domain/payments/card-number.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { createHash } from "node:crypto"
import type { Clock } from "../clock.ts"
import type { NoTables, Queryable } from "../database/database.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { AppError } from "../errors/app-error.ts"
import { once, type StoredAnswer } from "../idempotency/once.ts"
import type { Inputs } from "./read-inputs.ts"
import { isCredential, plainText } from "./sensitive-text.ts"

const LONGEST_KEY = 255
/** UUIDs and SHA-256 in hex, alone or after a word: what keys are made of. Their digits are nobody's number. */
const RANDOM = /[0-9a-f]{64}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

interface Options {
  definition: CallDefinition
  inputs: Inputs
  /** Whose key it is. */
  owner: string
  /** What the answer is about, where its owner is not the one it tells about. */
  subject?: string | undefined
  request: FastifyRequest
  reply: FastifyReply
  db: Kysely<NoTables>
  clock: Clock
  /** Does what the call does in the transaction and answers the finished body. */
  work: (tx: Queryable) => Promise<string>
}

/** Runs a changing call in one transaction, under its idempotency key where one came along. */
export async function answerOnce({ definition, inputs, owner, subject, request, reply, db, clock, work }: Options) {
  const key = idempotencyKey(request, definition.idempotency === "required")
  const first = async (tx: Queryable): Promise<StoredAnswer> => ({ body: await work(tx), status: reply.statusCode })
  const answer =
    key === undefined && definition.change === "one-statement"
      ? await first(db)
      : await inTransaction(db, (tx) =>
          key === undefined
            ? first(tx)
            : once(tx, { owner, key, subject, requestHash: hashOf(definition.route, inputs), now: clock.now() }, () =>
                first(tx),
              ),
        )
  reply.code(answer.status).header("content-type", "application/json; charset=utf-8").send(answer.body)
}

export function idempotencyKey(request: FastifyRequest, isRequired = false): string | undefined {
  const key = request.headers["idempotency-key"]
  if (key === undefined && !isRequired) return undefined
  if (typeof key !== "string" || key.length < 1 || key.length > LONGEST_KEY) {
    const problem = key === undefined ? "missing" : `must have 1 to ${LONGEST_KEY} characters`
    throw new AppError("BAD_REQUEST", { input: { field: "idempotency-key", problem } })
  }
  if (isSensitive(key)) {
    const problem = "must be no card number, phone number or token"
    throw new AppError("BAD_REQUEST", { input: { field: "idempotency-key", problem } })
  }
  return key
}

/** Keys are stored as they come, so what must not be stored is refused. Random text, dates and counters are fine. */
function isSensitive(key: string): boolean {
  const text = plainText(key).replaceAll(RANDOM, "")
  return holdsCardNumber(text) || /^\D*\d{10,15}\D*$/.test(text.replaceAll(/[\s().-]/g, "")) || isCredential(text)
}

/** The checked inputs, not the bytes: another order of fields or another spacing is the same request. */
export function hashOf(route: string, { params, query, body }: Inputs): string {
  return createHash("sha256")
    .update(JSON.stringify([route, params, query, body ?? null]))
    .digest("base64url")
}
