import type { CallDefinition } from "@hearth/contract/define-call.ts"
import { containsCardNumber } from "@hearth/domain/payments/card-number.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { createHash } from "node:crypto"
import type { Clock } from "../clock.ts"
import type { NoTables, Queryable } from "../database/database.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { AppError } from "../errors/app-error.ts"
import { runOnce, type StoredResponse } from "../idempotency/run-once.ts"
import type { AfterCommit } from "./call.ts"
import type { Inputs } from "./read-inputs.ts"
import { isCredential, plainText } from "./sensitive-text.ts"

const MAX_KEY_LENGTH = 255
/** UUIDs and hex SHA-256 hashes, of which keys usually consist. Their digits are not a phone or card number. */
const RANDOM_IDS = /[0-9a-f]{64}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

interface RespondOnceOptions {
  definition: CallDefinition
  inputs: Inputs
  /** The user or staff member that the key belongs to. */
  owner: string
  /** The order or case that a response to staff is about. */
  subject?: string | undefined
  request: FastifyRequest
  reply: FastifyReply
  db: Kysely<NoTables>
  clock: Clock
  /** Runs the call in the transaction and returns the serialized body. */
  work: (tx: Queryable, afterCommit: AfterCommit) => Promise<string>
}

/** Runs a changing call in one transaction, with its idempotency key if one was sent. */
export async function respondOnce({
  definition,
  inputs,
  owner,
  subject,
  request,
  reply,
  db,
  clock,
  work,
}: RespondOnceOptions) {
  const key = idempotencyKey(request, definition.idempotency === "required")
  let tasksAfterCommit: (() => Promise<unknown>)[] = []
  const runWork = async (tx: Queryable): Promise<StoredResponse> => {
    // A retried transaction registers its tasks again.
    tasksAfterCommit = []
    return { body: await work(tx, (task) => void tasksAfterCommit.push(task)), status: reply.statusCode }
  }
  const response =
    key === undefined && definition.change === "one-statement"
      ? await runWork(db)
      : await inTransaction(db, (tx) =>
          key === undefined
            ? runWork(tx)
            : runOnce(
                tx,
                { owner, key, subject, requestHash: hashRequest(definition.route, inputs), now: clock.now() },
                () => runWork(tx),
              ),
        )
  reply.code(response.status).header("content-type", "application/json; charset=utf-8").send(response.body)
  await Promise.all(tasksAfterCommit.map((task) => task()))
}

export function idempotencyKey(request: FastifyRequest, isRequired = false): string | undefined {
  const key = request.headers["idempotency-key"]
  if (key === undefined && !isRequired) return undefined
  if (typeof key !== "string" || key.length < 1 || key.length > MAX_KEY_LENGTH) {
    const problem = key === undefined ? "missing" : `must have 1 to ${MAX_KEY_LENGTH} characters`
    throw new AppError("BAD_REQUEST", { input: { field: "idempotency-key", problem } })
  }
  if (isSensitive(key)) {
    const problem = "must not be a card number, phone number or token"
    throw new AppError("BAD_REQUEST", { input: { field: "idempotency-key", problem } })
  }
  return key
}

/** Keys are stored unchanged, so keys with sensitive data are refused. Random text, dates and counters are allowed. */
function isSensitive(key: string): boolean {
  const text = plainText(key).replaceAll(RANDOM_IDS, "")
  return containsCardNumber(text) || /^\D*\d{10,15}\D*$/.test(text.replaceAll(/[\s().-]/g, "")) || isCredential(text)
}

/**
 * Hashes the validated inputs, not the bytes: whitespace and the sequence of fields make no difference. Of files, the
 * bytes and the sequence count.
 */
export function hashRequest(route: string, { params, query, body, files }: Inputs): string {
  const fileHashes = files ? [files.map(({ sha256 }) => sha256)] : []
  return createHash("sha256")
    .update(JSON.stringify([route, params, query, body ?? null, ...fileHashes]))
    .digest("base64url")
}
