import type { FastifyInstance } from "fastify"
import type { ServerResponse } from "node:http"

/** Short enough that no proxy and no mobile device closes an idle stream. */
const HEARTBEAT_MS = 20_000

/**
 * Tracks every open stream of this node: sends heartbeats to all of them with one timer and ends them when the server
 * stops.
 */
export function trackStreams(http: FastifyInstance): void {
  const streams = new Set<ServerResponse>()
  http.decorate("streams", streams)
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.write(":\n\n")
  }, HEARTBEAT_MS).unref()
  http.addHook("preClose", async () => {
    clearInterval(heartbeat)
    // Clients reconnect to another node.
    for (const stream of streams) stream.end()
  })
}

declare module "fastify" {
  interface FastifyInstance {
    streams: Set<ServerResponse>
  }
}
