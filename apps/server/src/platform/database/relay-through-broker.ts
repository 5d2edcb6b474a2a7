import { createClient } from "@redis/client"
import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { OperatorError } from "../../settings.ts"

const RETRY_MS = 1_000
const CONNECT_MS = 3_000
/** The node that has this lock listens to PostgreSQL for all nodes. */
const LEADER_LOCK = "select pg_advisory_lock(hashtextextended('hearth relay', 0))"

export interface Relay {
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/**
 * With a broker, one node listens to PostgreSQL instead of every node for every channel. The node that has the database
 * lock forwards each notification to the broker (Redis), and all nodes subscribe to it. PostgreSQL still sends
 * notifications only after a commit. When another node takes over, or after an outage of the broker, notifications may
 * have been missed: every listener then gets an empty payload and reloads its data.
 */
export async function relayThroughBroker(brokerUrl: string, databaseUrl: string): Promise<Relay> {
  const brokerChannelOf = (channel: string) => `hearth:${new URL(databaseUrl).pathname.slice(1)}:${channel}`
  const stopping = new AbortController()
  const channels = new Map<string, (payload: string) => void>()
  let leader: Client | undefined
  const [publisher, subscriber] = [await connect(brokerUrl), await connect(brokerUrl)]
  // Emitted only on reconnects. The client subscribes again automatically, but messages in between are lost.
  subscriber.on("ready", () => channels.forEach((handler) => handler("")))

  // A failed publish is made up for by the empty payload after the next connect.
  const publish = (channel: string, payload: string) =>
    void publisher.publish(brokerChannelOf(channel), payload).catch(() => {})
  publisher.on("ready", () => leader && channels.forEach((_, channel) => publish(channel, "")))

  async function leadUntilDisconnected(): Promise<void> {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: "hearth relay" })
    const disconnected = new Promise<void>((resolve) => client.once("end", resolve))
    client.on("error", () => {})
    client.on("notification", ({ channel, payload = "" }) => publish(channel, payload))
    stopping.signal.addEventListener("abort", () => void client.end().catch(() => {}))
    try {
      await client.connect()
      await client.query(LEADER_LOCK)
      for (const channel of channels.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      leader = client
      for (const channel of channels.keys()) publish(channel, "")
      await disconnected
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

/** Throws if the broker can't be reached at the start: the setting is wrong. After an outage the client reconnects. */
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
    throw new OperatorError(`The broker of the setting BROKER_URL can’t be used: ${(error as Error).message}.`)
  }
  wasConnected = true
  return client
}
