import type { ClientContext } from "./client-context.ts"
import type { StoredSession } from "../session/stored-session.ts"

/** Identifies our clients in the server's metrics. It is not a secret and grants no access. */
const API_KEY = "hearth-web"

export function requestHeaders(
  context: Readonly<ClientContext>,
  session: StoredSession | null,
  requestId: string,
): Record<string, string> {
  const headers: Record<string, string> = {
    "x-api-key": API_KEY,
    authorization: session?.bearer ?? "",
    userid: session?.userId ?? "",
    storeid: context.storeId,
    isloggedin: String(session?.isLoggedIn ?? false),
    "client-type": context.clientType,
    // The source can come from a URL that anybody wrote, and a header allows only ASCII.
    source: encodeURIComponent(context.source.toWellFormed()),
    "x-request-id": requestId,
    "x-ab-variants": context.abVariants,
    "x-analytics-id": context.analyticsId,
    deliverytype: context.deliveryType,
  }
  if (session?.mobile) headers.mobile = session.mobile
  if (session?.sessionToken) headers["x-session-token"] = session.sessionToken
  return headers
}
