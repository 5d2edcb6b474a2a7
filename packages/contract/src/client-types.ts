/** The apps that call us, as they name themselves in the `client-type` header: the browser and the two partners' apps. */
export const clientTypes = ["web app-chrome", "web app-paytm", "web app-gpay"] as const
export type ClientType = (typeof clientTypes)[number]

export function isClientType(name: unknown): name is ClientType {
  return (clientTypes as readonly unknown[]).includes(name)
}

/** Whoever does not name itself is taken for a browser. */
export function toClientType(name: unknown): ClientType {
  return isClientType(name) ? name : "web app-chrome"
}
