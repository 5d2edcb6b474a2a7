export interface Product {
  /** http://127.0.0.1:<port> */
  address: string
  port: number
  /** Address of the message inbox; its /admin/… calls read and steer the provider. */
  inbox: string
  /** Address of the maps service's desk; its /admin/… calls say what was asked and make it fail. */
  mapsDesk: string
  /** Address of the identity providers' desk; its /admin/… calls make their tokens wrong. */
  identityDesk: string
  /** Address of the payment providers' desk; its /admin/… calls show their books and steer them. */
  paymentsDesk: string
  /** Address of the autopilot's desk; its /admin/… calls switch it. */
  autopilotDesk: string
  /** `login:password` of the head office. */
  firstManager: string
  dataDir: string
  /** Process id of the start command. */
  pid: number
  /** Process id of the server itself. */
  serverPid: number
  /** The start command's exit code, once it ended. */
  ended: Promise<number>
  /** What it printed, the last 20 kB. */
  said(): string
  /** Stops everything; answers the exit code. The data directory goes too, unless it was given. */
  stop(): Promise<number>
}

export function startProduct(options?: {
  port?: number
  dataDir?: string
  env?: Record<string, string>
}): Promise<Product>
