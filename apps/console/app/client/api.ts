import { type Api, createApi, type ApiReply, type WireRequest } from "@hearth/contract/client.ts"
import type { Contract } from "@hearth/contract/calls.ts"
import { CallFailure } from "@hearth/browser/call-failure.ts"
import { NO_RESPONSE, type Result, settleCall } from "@hearth/browser/result.ts"
import { retry } from "@hearth/browser/retry.ts"
import { sendRequest } from "@hearth/browser/send-request.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { recordServerDate } from "./server-clock.ts"
import { endStaffSession } from "./staff-session.ts"

/** The pauses before the retries of a request that got no response. */
const RETRY_AFTER_MS = [600, 2_000]
const TIMEOUT_MS = 20_000

/** Adds no credentials: the session is in a cookie that scripts can't read. */
const send: Api = createApi(async (request) => {
  const reply = await sendWithRetry(request)
  recordServerDate(reply.date)
  // A wrong password is not answered with 401, so a 401 always means that the session has ended.
  if (reply.status === 401) endStaffSession()
  return reply
})

/** Retries only requests with an idempotency key: the server runs them once. */
function sendWithRetry(request: WireRequest) {
  return retry(
    () => sendRequest(request, { timeoutMs: TIMEOUT_MS, cache: "no-store" }),
    request.idempotencyKey ? RETRY_AFTER_MS : [],
    (error) => error instanceof CallFailure,
  )
}

type DataOf<R extends keyof Contract> = Extract<ApiReply<R>, { ok: true }>["body"] extends { data: infer Data }
  ? Data
  : never

/** Example: `await call("GET /store-ops/ve1/me")`. Returns the data, or the error with a message for staff. */
export async function call<R extends keyof Contract>(...input: Parameters<typeof send<R>>): Promise<Result<DataOf<R>>> {
  const settled = await settleCall(send<R>(...input))
  if (settled.ok) {
    // A proxy may have answered instead of our server, with an empty page.
    const body = settled.body as unknown as { data: DataOf<R> } | undefined
    if (body) return { ok: true, data: body.data }
    return { ok: false, kind: "failed", code: NO_RESPONSE, message: shellTexts.noResponse }
  }
  const { displayMsg, ...refusal } = settled
  return { ...refusal, message: displayMsg || shellTexts.noResponse }
}

/** Creates an idempotency key, so that a change that is sent several times runs once. */
export const newKey = (): string => crypto.randomUUID()
