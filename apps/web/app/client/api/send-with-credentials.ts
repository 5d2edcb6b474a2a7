import { sendRequest } from "@hearth/browser/send-request.ts"
import type { WireReply, WireRequest } from "@hearth/contract/client.ts"
import type { Failure } from "@hearth/contract/envelope.ts"
import { clientContext } from "./client-context.ts"
import { etagCache } from "./etag-cache.ts"
import { requestHeaders } from "./request-headers.ts"
import { reportError } from "../report-error.ts"
import type { StoredSession } from "../session/stored-session.ts"

const options = { timeoutMs: 30_000, replies: etagCache }

/**
 * Sends one request with the client's headers and the session's credentials. An error response that isn't in our
 * server's format is reported (ERR-2): the request id locates it in the logs of the server and its proxies.
 */
export async function sendWithCredentials(request: WireRequest, session: StoredSession | null): Promise<WireReply> {
  const requestId = crypto.randomUUID()
  const headers = { ...requestHeaders(clientContext(), session, requestId), ...request.headers }
  const reply = await sendRequest({ ...request, headers }, options)
  if (reply.status >= 400 && (reply.body as Failure | undefined)?.status !== "failed")
    reportError("unexpected status", reply.status, { route: request.route, requestId })
  return reply
}
