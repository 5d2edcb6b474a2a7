import { type ClientType, parseMiniApp, miniAppFromQuery } from "@hearth/contract/client-types.ts"

const KEY = "hearth:client-type"

/** NAV-8: a visit that began in a mini-app keeps that client type until the tab is closed. */
export function readClientType(query: Readonly<Record<string, string>>): ClientType {
  const fromQuery = miniAppFromQuery(query)
  try {
    if (fromQuery) sessionStorage.setItem(KEY, fromQuery)
    return fromQuery ?? parseMiniApp(sessionStorage.getItem(KEY)) ?? "web app-chrome"
  } catch {
    // Storage is off: the client type is known for this page only.
    return fromQuery ?? "web app-chrome"
  }
}

/**
 * CAT-8: the server knows a mini-app only from the URL. If the URL has no such parameter, for example after a reload,
 * the page was rendered as for an ordinary browser. This function then reloads the page with `client-type` in the URL.
 * Returns true if the page is being reloaded.
 */
export function reloadForClientType(clientType: ClientType, renderedFor: ClientType): boolean {
  const url = new URL(location.href)
  if (clientType === renderedFor || url.searchParams.has("client-type")) return false
  url.searchParams.set("client-type", clientType)
  location.replace(url)
  return true
}
