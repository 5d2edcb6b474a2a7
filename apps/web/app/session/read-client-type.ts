import type { ClientContext } from "./client-context.ts"

const KEY = "hearth:client-type"

/**
 * NAV-8: the shop inside another app says so where the visit begins, by `client-type` or as the source of the visit; it
 * stays so for as long as the tab lives.
 */
export function readClientType(query: Readonly<Record<string, string>>): ClientContext["clientType"] {
  const said = miniApp(query["client-type"]) ?? miniApp(query.utm_source)
  try {
    if (said) sessionStorage.setItem(KEY, said)
    return said ?? miniApp(sessionStorage.getItem(KEY)) ?? "web app-chrome"
  } catch {
    // Storage switched off: known for this page only.
    return said ?? "web app-chrome"
  }
}

function miniApp(text: string | null | undefined): ClientContext["clientType"] | undefined {
  const name = /^(?:web app-)?(paytm|gpay)$/i.exec(text ?? "")?.[1]?.toLowerCase()
  return name ? (`web app-${name}` as ClientContext["clientType"]) : undefined
}
