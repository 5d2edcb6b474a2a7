import type { Failure } from "@hearth/contract/envelope.ts"
import { type ErrorCode, type ErrorEntry, errorCodes } from "@hearth/contract/error-codes.ts"
import type { ErrorDetails } from "./app-error.ts"

export function statusOf(code: ErrorCode): number {
  return errorCodes[code].status
}

export function failureEnvelope(code: ErrorCode, displayMsg?: string, input?: ErrorDetails["input"]): Failure {
  const entry: ErrorEntry = errorCodes[code]
  return {
    status: "failed",
    errors: [
      {
        code,
        displayMsg: displayMsg ?? entry.displayMsg,
        header: entry.header ?? "Oops",
        btnMsg: entry.btnMsg ?? "OK",
        ...(input && { field: input.field, problem: input.problem }),
      },
    ],
  }
}
