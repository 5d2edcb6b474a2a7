import type { Failure } from "@hearth/contract/envelope.ts"
import { NO_RESPONSE, type Result, settleCall } from "@hearth/browser/result.ts"
import * as apiFailureTexts from "@hearth/texts/shell/api-failure.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { toDisplayMessage } from "./unwrap-reply.ts"

export const noResponse = {
  ok: false,
  kind: "failed",
  code: NO_RESPONSE,
  message: apiFailureTexts.notConnected,
} as const satisfies Result<never>

/** Converts a reply of the API client. `read` selects the data of a successful one. */
export async function toResult<Body, Data>(
  call: Promise<{ ok: true; body: Body } | { ok: false; status: number; body: Failure }>,
  read: (body: Body) => Data,
): Promise<Result<Data>> {
  const settled = await settleCall(call)
  if (settled.ok) return { ok: true, data: read(settled.body) }
  if (settled.code === NO_RESPONSE) return noResponse
  const { displayMsg, ...refusal } = settled
  const message = refusal.kind === "failed" ? requestErrorTexts.looksLikeServerError : toDisplayMessage(displayMsg)
  return { ...refusal, message }
}
