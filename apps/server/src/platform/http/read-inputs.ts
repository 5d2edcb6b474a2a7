import type { CallDefinition } from "@hearth/contract/define-call.ts"
import { CARD_NUMBER_REFUSED } from "@hearth/contract/fields.ts"
import { VOUCHER_LIKE_CARD } from "@hearth/domain/payments/card-number.ts"
import type { FastifyRequest } from "fastify"
import type { z } from "zod"
import { AppError } from "../errors/app-error.ts"
import { describeIssue } from "./describe-issue.ts"

export interface Inputs {
  params: unknown
  query: unknown
  body: unknown
}

/** SEC-9: said to the customer as they are. */
const SHOWN_MESSAGES: ReadonlySet<string> = new Set([CARD_NUMBER_REFUSED, VOUCHER_LIKE_CARD])

const EMPTY: Readonly<Record<string, never>> = Object.freeze({})

/** Checks what came in against the call's schemas; a call without one is given nothing. */
export function readInputs(definition: CallDefinition, request: FastifyRequest): Inputs {
  return {
    params: definition.params ? validate(definition.params, request.params, "path") : EMPTY,
    query: definition.query ? validate(definition.query, request.query, "query") : EMPTY,
    body: definition.rawBody
      ? (request.body ?? "")
      : definition.body
        ? validate(definition.body, request.body, "body")
        : undefined,
  }
}

function validate(schema: z.ZodType, value: unknown, part: "path" | "query" | "body"): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  // Which fields, for the log; never their values.
  const displayMsg = parsed.error.issues.find(({ message }) => SHOWN_MESSAGES.has(message))?.message
  throw new AppError("BAD_REQUEST", {
    ...(displayMsg !== undefined && { displayMsg }),
    input: describeIssue(parsed.error.issues, value, part),
    fields: parsed.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`),
  })
}
