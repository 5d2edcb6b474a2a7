import type { CallDefinition } from "@hearth/contract/define-call.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { createHash } from "node:crypto"
import type { Clock } from "../clock.ts"
import type { NoTables, Queryable } from "../database/database.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { AppError } from "../errors/app-error.ts"
import { once, type StoredAnswer } from "../idempotency/once.ts"
import type { Inputs } from "./read-inputs.ts"

const LONGEST_KEY = 255

interface Options {
  definition: CallDefinition
  inputs: Inputs
  /** Whose key it is. */
  owner: string
  request: FastifyRequest
  reply: FastifyReply
  db: Kysely<NoTables>
  clock: Clock
  /** Does what the call does in the transaction and answers the finished body. */
  work: (tx: Queryable) => Promise<string>
}

/** Runs a changing call in one transaction, under its idempotency key where one came along. */
export async function answerOnce({ definition, inputs, owner, request, reply, db, clock, work }: Options) {
  const key = idempotencyKey(request, definition.idempotency === "required")
  const first = async (tx: Queryable): Promise<StoredAnswer> => ({ body: await work(tx), status: reply.statusCode })
  const answer =
    key === undefined && definition.change === "one-statement"
      ? await first(db)
      : await inTransaction(db, (tx) =>
          key === undefined
            ? first(tx)
            : once(tx, { owner, key, requestHash: hashOf(definition.route, inputs), now: clock.now() }, () =>
                first(tx),
              ),
        )
  reply.code(answer.status).header("content-type", "application/json; charset=utf-8").send(answer.body)
}

export function idempotencyKey(request: FastifyRequest, isRequired = false): string | undefined {
  const key = request.headers["idempotency-key"]
  if (key === undefined && !isRequired) return undefined
  if (typeof key !== "string" || key.length < 1 || key.length > LONGEST_KEY) {
    throw new AppError("BAD_REQUEST", { reason: "idempotency-key must have 1 to 255 characters" })
  }
  return key
}

/** The checked inputs, not the bytes: another order of fields or another spacing is the same request. */
export function hashOf(route: string, { params, query, body }: Inputs): string {
  return createHash("sha256")
    .update(JSON.stringify([route, params, query, body ?? null]))
    .digest("base64url")
}
