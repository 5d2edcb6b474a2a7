import { type Api, createApi, type ApiReply, type WireRequest } from "@hearth/contract/client.ts"
import type { Contract } from "@hearth/contract/calls.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { NoResponseError, sendRequest } from "./send-request.ts"
import { endStaffSession } from "./staff-session.ts"

/** Pauses before a request with an idempotency key is retried after no response arrived. */
const RETRY_AFTER_MS = [600, 2_000]

/** The outcome of a call. `message` can be shown to staff. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; code: string; message: string }

const send: Api = createApi(async (request) => {
  const reply = await sendWithRetry(request)
  // A wrong password is not answered with 401, so a 401 always means that the session has ended.
  if (reply.status === 401) endStaffSession()
  return reply
})

/** Retries only requests with an idempotency key: the server runs them once. */
async function sendWithRetry(request: WireRequest) {
  for (const wait of request.idempotencyKey ? RETRY_AFTER_MS : []) {
    try {
      return await sendRequest(request)
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return sendRequest(request)
}

type DataOf<R extends keyof Contract> = Extract<ApiReply<R>, { ok: true }>["body"] extends { data: infer Data }
  ? Data
  : never

/** Example: `await call("GET /store-ops/ve1/me")`. Returns the data or the error. */
export async function call<R extends keyof Contract>(...input: Parameters<typeof send<R>>): Promise<Result<DataOf<R>>> {
  try {
    const reply = await send<R>(...input)
    if (reply.ok) return { ok: true, data: (reply.body as unknown as { data: DataOf<R> }).data }
    const [first] = reply.body.errors ?? []
    return { ok: false, code: first?.code ?? "UNKNOWN", message: first?.displayMsg || shellTexts.noResponse }
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error
    return { ok: false, code: "NO_ANSWER", message: shellTexts.noResponse }
  }
}

/** Creates an idempotency key, so that a change that is sent several times runs once. */
export const newKey = (): string => crypto.randomUUID()
