import { type ClientType, parseMiniApp, miniAppFromQuery } from "@hearth/contract/client-types.ts"

const KEY = "hearth:client-type"

/** NAV-8: a visit that began in another app stays one for as long as the tab lives. */
export function readClientType(query: Readonly<Record<string, string>>): ClientType {
  const fromQuery = miniAppFromQuery(query)
  try {
    if (fromQuery) sessionStorage.setItem(KEY, fromQuery)
    return fromQuery ?? parseMiniApp(sessionStorage.getItem(KEY)) ?? "web app-chrome"
  } catch {
    // Storage switched off: known for this page only.
    return fromQuery ?? "web app-chrome"
  }
}

/**
 * CAT-8: the server knows a mini-app by the address alone. A page that was loaded anew without saying so is that of a
 * browser; asked for again with the name, it is the right one. Answers whether it is being asked for.
 */
export function reloadForClientType(clientType: ClientType, shownTo: ClientType): boolean {
  const address = new URL(location.href)
  if (clientType === shownTo || address.searchParams.has("client-type")) return false
  address.searchParams.set("client-type", clientType)
  location.replace(address)
  return true
}
