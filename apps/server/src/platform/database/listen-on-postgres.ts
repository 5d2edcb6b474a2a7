import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"

const RECONNECT_MS = 1_000

/**
 * Notifications need a connection of their own. One that breaks is opened again; since notifications may have been
 * missed meanwhile, the handler is then called with an empty payload, which every listener takes as "look again".
 */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  handler: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client: Client | undefined

  async function connect(): Promise<void> {
    const next = new Client({ connectionString, keepAlive: true, application_name: "hearth listen" })
    next.on("notification", (message) => handler(message.payload ?? ""))
    next.on("error", () => {})
    next.on("end", () => void reconnect())
    await next.connect()
    await next.query(`LISTEN ${next.escapeIdentifier(channel)}`)
    client = next
  }

  async function reconnect(): Promise<void> {
    client = undefined
    while (!stopping.signal.aborted) {
      await wait(RECONNECT_MS, undefined, { ref: false })
      try {
        if (!stopping.signal.aborted) await connect()
        handler("")
        return
      } catch {
        // Not there yet: the next turn tries again.
      }
    }
  }

  await connect()
  return async () => {
    stopping.abort()
    await client?.end()
  }
}
