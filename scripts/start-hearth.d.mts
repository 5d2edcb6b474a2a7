export interface RunningHearth {
  /** http://127.0.0.1:<port> */
  address: string
  port: number
  /** Address of the message inbox; its /admin/… calls read and control the provider. */
  inboxUrl: string
  /** Address of the maps service's admin page; its /admin/… calls list the requests and make it fail. */
  mapsAdminUrl: string
  /** Address of the identity providers' admin page; its /admin/… calls make their tokens invalid. */
  identityAdminUrl: string
  /** Address of the payment providers' admin page; its /admin/… calls list and control their payments. */
  paymentsAdminUrl: string
  /** Address of the autopilot's admin page; its /admin/… calls switch it on and off. */
  autopilotAdminUrl: string
  /** `login:password` of the first manager of head office. */
  firstManager: string
  dataDir: string
  /** Process id of the start command. */
  pid: number
  /** Process id of the server itself. */
  serverPid: number
  /** The start command's exit code. */
  ended: Promise<number>
  /** The last 20 kB of the start command's output. */
  output(): string
  /** Stops everything and returns the exit code. Deletes the data directory unless it was given. */
  stop(): Promise<number>
}

export function startHearth(options?: {
  port?: number
  dataDir?: string
  env?: Record<string, string>
}): Promise<RunningHearth>
