/** The apps that call us, as they name themselves in the `client-type` header: the browser and the two partners' apps. */
export const clientTypes = ["web app-chrome", "web app-paytm", "web app-gpay"] as const
export type ClientType = (typeof clientTypes)[number]

export function isClientType(name: unknown): name is ClientType {
  return (clientTypes as readonly unknown[]).includes(name)
}

/**
 * NAV-8: the shop inside another app says so where the visit begins, by `client-type` or as the source of the visit.
 * Undefined where it is just a browser's visit.
 */
export function miniAppFromQuery(query: Readonly<Record<string, string | undefined>>): ClientType | undefined {
  return parseMiniApp(query["client-type"]) ?? parseMiniApp(query.utm_source)
}

/** `paytm`, `GPay` or as the header has it. */
export function parseMiniApp(text: string | null | undefined): ClientType | undefined {
  const name = /^(?:web app-)?(paytm|gpay)$/i.exec(text ?? "")?.[1]?.toLowerCase()
  return name ? (`web app-${name}` as ClientType) : undefined
}

/** Whoever does not name itself is taken for a browser. */
export function toClientType(name: unknown): ClientType {
  return isClientType(name) ? name : "web app-chrome"
}
