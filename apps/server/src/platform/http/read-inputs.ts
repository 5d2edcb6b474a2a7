import type { CallDefinition } from "@hearth/contract/define-call.ts"
import type { CardNumberReason } from "@hearth/contract/fields.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { FastifyRequest } from "fastify"
import type { z } from "zod"
import { AppError } from "../errors/app-error.ts"
import { describeIssue } from "./describe-issue.ts"
import type { Form, UploadedFile } from "./read-form.ts"

export interface Inputs {
  params: unknown
  query: unknown
  body: unknown
  /** For calls with files. */
  files?: readonly UploadedFile[] | undefined
}

/** SEC-9: what the customer reads when a field has a card number. */
const cardNumberTexts: Record<CardNumberReason, string> = {
  CARD_NUMBER: paymentErrorTexts.cardNumberNotAllowed,
  VOUCHER_LIKE_CARD: paymentErrorTexts.voucherLooksLikeCard,
}

const EMPTY: Readonly<Record<string, never>> = Object.freeze({})

/** Validates the inputs against the call's schemas. Inputs without a schema are ignored. A form replaces the body. */
export function readInputs(definition: CallDefinition, request: FastifyRequest, form?: Form): Inputs {
  return {
    params: definition.params ? validate(definition.params, request.params, "path") : EMPTY,
    query: definition.query ? validate(definition.query, request.query, "query") : EMPTY,
    body: definition.rawBody
      ? (request.body ?? "")
      : definition.body
        ? validate(definition.body, form ? form.fields : request.body, "body")
        : undefined,
    ...(definition.files && { files: form?.files ?? [] }),
  }
}

function validate(schema: z.ZodType, value: unknown, part: "path" | "query" | "body"): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const displayMsg = parsed.error.issues.map(textOf).find((text) => text !== undefined)
  throw new AppError("BAD_REQUEST", {
    ...(displayMsg !== undefined && { displayMsg }),
    input: describeIssue(parsed.error.issues, value, part),
    // Only the names of fields are logged, never their values.
    fields: parsed.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`),
  })
}

function textOf(issue: z.core.$ZodIssue): string | undefined {
  const reason: unknown = issue.code === "custom" ? issue.params?.["reason"] : undefined
  return cardNumberTexts[reason as CardNumberReason]
}
