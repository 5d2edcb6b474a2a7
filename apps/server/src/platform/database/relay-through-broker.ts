import { createClient } from "@redis/client"
import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { SettingError } from "../../settings.ts"

const RETRY_MS = 1_000
const CONNECT_MS = 3_000
/** Whoever holds it listens to PostgreSQL for everybody. */
const LEADER_LOCK = "select pg_advisory_lock(hashtextextended('hearth relay', 0))"

export interface Relay {
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/**
 * With a broker PostgreSQL is listened to once, and not by every node for every channel: the node that holds a lock of
 * the database hands each notification on to the broker (Redis), which all of them hear. What was committed is announced
 * by PostgreSQL as ever, so nothing is announced that did not happen. When a node takes the lead over, or the broker was
 * away, something may have been missed: everybody is then told to look again, by an empty payload.
 */
export async function relayThroughBroker(brokerUrl: string, databaseUrl: string): Promise<Relay> {
  const brokerChannelOf = (channel: string) => `hearth:${new URL(databaseUrl).pathname.slice(1)}:${channel}`
  const stopping = new AbortController()
  const channels = new Map<string, (payload: string) => void>()
  let leader: Client | undefined
  const [publisher, subscriber] = [await connect(brokerUrl), await connect(brokerUrl)]
  // Not the first time: by itself it hears the same channels again, but not what was said meanwhile.
  subscriber.on("ready", () => channels.forEach((handler) => handler("")))

  // What could not be told is made good by "look again" as soon as something can be.
  const publish = (channel: string, payload: string) =>
    void publisher.publish(brokerChannelOf(channel), payload).catch(() => {})
  publisher.on("ready", () => leader && channels.forEach((_, channel) => publish(channel, "")))

  async function leadUntilDisconnected(): Promise<void> {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: "hearth relay" })
    const ended = new Promise<void>((resolve) => client.once("end", resolve))
    client.on("error", () => {})
    client.on("notification", ({ channel, payload = "" }) => publish(channel, payload))
    stopping.signal.addEventListener("abort", () => void client.end().catch(() => {}))
    try {
      await client.connect()
      await client.query(LEADER_LOCK)
      for (const channel of channels.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      leader = client
      for (const channel of channels.keys()) publish(channel, "")
      await ended
    } finally {
      leader = undefined
      client.end().catch(() => {})
    }
  }

  async function leadRepeatedly(): Promise<void> {
    while (!stopping.signal.aborted) {
      await leadUntilDisconnected().catch(() => {})
      if (!stopping.signal.aborted) await wait(RETRY_MS, undefined, { ref: false })
    }
  }
  const leading = leadRepeatedly()

  return {
    async listen(channel, handler) {
      if (channels.has(channel)) throw new Error(`${channel} is listened to twice.`)
      channels.set(channel, handler)
      await subscriber.subscribe(brokerChannelOf(channel), handler)
      await leader?.query(`LISTEN ${leader.escapeIdentifier(channel)}`)
      return async () => {
        channels.delete(channel)
        if (subscriber.isOpen) await subscriber.unsubscribe(brokerChannelOf(channel))
      }
    },
    async close() {
      stopping.abort()
      publisher.destroy()
      subscriber.destroy()
      await leading
    },
  }
}

/** One that can't be reached at the start is a wrong setting; one that goes later comes back. */
async function connect(url: string) {
  let wasConnected = false
  const client = createClient({
    url,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries, cause) => (wasConnected ? RETRY_MS : cause) },
  })
  client.on("error", () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new SettingError(`The broker of the setting BROKER_URL can’t be used: ${(error as Error).message}.`)
  }
  wasConnected = true
  return client
}
