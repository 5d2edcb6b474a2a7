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
    try {
      await next.connect()
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    if (stopping.signal.aborted) return next.end()
    // Not before: an attempt that failed ends as well, and would start a second row of attempts beside this one.
    next.on("end", () => void reconnect())
    client = next
  }

  async function reconnect(): Promise<void> {
    client = undefined
    while (client === undefined && !stopping.signal.aborted) {
      await wait(RECONNECT_MS, undefined, { ref: false })
      // Not there yet: the next turn tries again.
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
