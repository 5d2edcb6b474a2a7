import type { ClientContext } from "./client-context.ts"
import type { StoredSession } from "../session/stored-session.ts"

/** Tells our clients apart in the server's figures; it is no secret and opens nothing. */
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
    // It may come from an address that anybody wrote, and a header holds only ASCII.
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
