import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"

const RECONNECT_MS = 1_000

/**
 * Notifications need their own connection. A broken connection is reopened. Notifications may have been missed
 * meanwhile, so the handler is then called with an empty payload, and every listener reloads its data.
 */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  handler: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client: Client | undefined

  async function connect(): Promise<void> {
    const newClient = new Client({ connectionString, keepAlive: true, application_name: "hearth listen" })
    newClient.on("notification", (message) => handler(message.payload ?? ""))
    newClient.on("error", () => {})
    try {
      await newClient.connect()
      await newClient.query(`LISTEN ${newClient.escapeIdentifier(channel)}`)
    } catch (error) {
      newClient.end().catch(() => {})
      throw error
    }
    if (stopping.signal.aborted) return newClient.end()
    // Registered only now: a failed attempt also emits `end` and would start a second series of attempts.
    newClient.on("end", () => void reconnect())
    client = newClient
  }

  async function reconnect(): Promise<void> {
    client = undefined
    while (client === undefined && !stopping.signal.aborted) {
      await wait(RECONNECT_MS, undefined, { ref: false })
      // A failure is ignored here, because the loop tries again.
      if (!stopping.signal.aborted) await connect().catch(() => {})
    }
    if (!stopping.signal.aborted) handler("")
  }

  await connect()
  return async () => {
    stopping.abort()
    await client?.end()
  }
}
