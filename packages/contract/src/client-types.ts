/** The apps that call the API, as named in the `client-type` header: the browser and the two partners' apps. */
export const clientTypes = ["web app-chrome", "web app-paytm", "web app-gpay"] as const
export type ClientType = (typeof clientTypes)[number]

export function isClientType(name: unknown): name is ClientType {
  return (clientTypes as readonly unknown[]).includes(name)
}

/** Whether the app is a partner's mini-app. `web app-chrome` stands for any browser. */
export function isMiniApp(clientType: string): boolean {
  return clientType !== "web app-chrome"
}

/**
 * NAV-8: a mini-app identifies itself in the URL that starts the visit, by `client-type` or `utm_source`. Returns
 * undefined for an ordinary visit in a browser.
 */
export function miniAppFromQuery(query: Readonly<Record<string, string | undefined>>): ClientType | undefined {
  return parseMiniApp(query["client-type"]) ?? parseMiniApp(query.utm_source)
}

/** Accepts `paytm`, `GPay` and the header's values. */
export function parseMiniApp(text: string | null | undefined): ClientType | undefined {
  const name = /^(?:web app-)?(paytm|gpay)$/i.exec(text ?? "")?.[1]?.toLowerCase()
  return name ? (`web app-${name}` as ClientType) : undefined
}

/** Treats an unknown client as a browser. */
export function toClientType(name: unknown): ClientType {
  return isClientType(name) ? name : "web app-chrome"
}
