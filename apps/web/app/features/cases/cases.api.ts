import type { CaseSummary, CustomerCase, OfferedCategory } from "@hearth/contract/calls/cases.shapes.ts"
import type { CallInput, CallOutput } from "@hearth/contract/client.ts"
import { NO_RESPONSE, type Result } from "@hearth/browser/result.ts"
import { repeat } from "@hearth/browser/retry.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { clientContext } from "../../client/api/client-context.ts"
import { requestHeaders } from "../../client/api/request-headers.ts"
import { noResponse, toResult } from "../../client/api/to-result.ts"
import { recordServerDate } from "../../client/server-clock.ts"
import { currentSession } from "../../client/session/session.store.ts"

export type { CaseSummary, CustomerCase, OfferedCategory }
export type ComplaintOptions = CallOutput<"GET /ucr-api/v1/issue-categories">["data"]
export type ComplaintBody = CallInput<"POST /ucr-api/v1/feedbacks">["body"]
export type CasePage = CallOutput<"GET /ucr-api/v1/feedbacks">["data"]

/** A lost response is fetched by sending the same request again once. After that, the customer presses the button. */
const RETRY_AFTER_MS = [1_000]

/** Sends a change again if no response arrived. Its idempotency key makes sure that it happens once. */
function sendWithRetry<Data>(send: () => Promise<Result<Data>>): Promise<Result<Data>> {
  return repeat(send, RETRY_AFTER_MS, (result) => !result.ok && result.code === NO_RESPONSE && navigator.onLine)
}

/** FBK-2: what a complaint about the order can be about, and the order's active cases. */
export function fetchComplaintOptions(orderId: string, signal?: AbortSignal): Promise<Result<ComplaintOptions>> {
  const call = apiAsVisitor("GET /ucr-api/v1/issue-categories", { query: { orderId }, signal })
  return toResult(call, ({ data }) => data)
}

/** FBK-2, FBK-3: opens a case. */
export function sendComplaint(
  body: ComplaintBody,
  photos: readonly Blob[],
  idempotencyKey: string,
): Promise<Result<CustomerCase>> {
  const files = photos.length > 0 ? { part: "photos" as const, contents: photos } : undefined
  return sendWithRetry(() =>
    toResult(apiAsVisitor("POST /ucr-api/v1/feedbacks", { body, files, idempotencyKey }), ({ data }) => data.case),
  )
}

/** FBK-3: one page of the visitor's cases, newest change first. */
export function fetchCases(after: string | undefined, signal?: AbortSignal): Promise<Result<CasePage>> {
  return toResult(apiAsVisitor("GET /ucr-api/v1/feedbacks", { query: { after }, signal }), ({ data }) => data)
}

export function fetchCase(caseId: string, signal?: AbortSignal): Promise<Result<CustomerCase>> {
  const call = async () => {
    const reply = await apiAsVisitor("GET /ucr-api/v1/feedbacks/{caseId}", { params: { caseId }, signal })
    recordServerDate(reply.date)
    return reply
  }
  return toResult(call(), ({ data }) => data.case)
}

/** A failure is ignored: the next change of the case marks it again. */
export async function markCaseRead(caseId: string, version: number): Promise<void> {
  const input = { params: { caseId }, body: { version } }
  await apiAsVisitor("POST /ucr-api/v1/feedbacks/{caseId}/read", input).catch(() => null)
}

/** Adds a message, which reopens a resolved case. */
export function sendCaseMessage(
  caseId: string,
  text: string,
  photos: readonly Blob[],
  idempotencyKey: string,
): Promise<Result<CustomerCase>> {
  const files = photos.length > 0 ? { part: "photos" as const, contents: photos } : undefined
  const input = { params: { caseId }, body: { text }, files, idempotencyKey }
  return sendWithRetry(() =>
    toResult(apiAsVisitor("POST /ucr-api/v1/feedbacks/{caseId}/messages", input), ({ data }) => data.case),
  )
}

/** A photo of a case. Its request needs the session's headers, so an `<img>` can't load it by its address. */
export async function fetchCasePhoto(caseId: string, photoId: string): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const params = { caseId, photoId }
  const call = apiAsVisitor("GET /ucr-api/v1/feedbacks/{caseId}/photos/{photoId}", { params })
  const result = await toResult(call, (body) => body)
  // A proxy may respond with status 200 and an HTML page.
  return result.ok && !(result.data instanceof Uint8Array) ? noResponse : (result as Result<Uint8Array<ArrayBuffer>>)
}

/** The stream's request, with headers that the browser's EventSource can't send. */
export function caseStreamRequest() {
  return {
    url: "/api/ucr-api/v1/feedbacks/stream",
    headers: requestHeaders(clientContext(), currentSession(), crypto.randomUUID()),
    onResponse: ({ headers }: Response) => recordServerDate(headers.get("date")),
  }
}
