import type { Failure } from "@hearth/contract/envelope.ts"
import { type ErrorCode, errorStatuses } from "@hearth/contract/error-codes.ts"
import { byCode } from "@hearth/texts/errors.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import type { ErrorDetails } from "./app-error.ts"

export function statusOf(code: ErrorCode): number {
  return errorStatuses[code]
}

export function failureEnvelope(code: ErrorCode, displayMsg?: string, input?: ErrorDetails["input"]): Failure {
  return {
    status: "failed",
    errors: [
      {
        code,
        displayMsg: displayMsg ?? byCode[code],
        header: requestErrorTexts.popupHeader,
        btnMsg: requestErrorTexts.popupButton,
        ...(input && { field: input.field, problem: input.problem }),
      },
    ],
  }
}
