import type { FastifyInstance } from "fastify"
import type { ServerResponse } from "node:http"

/** Often enough that no proxy and no phone takes a quiet stream for a dead one. */
const HEARTBEAT_MS = 20_000

/** Every open stream of this node: kept warm by one clock for all of them, and ended when the server stops. */
export function trackStreams(http: FastifyInstance): void {
  const streams = new Set<ServerResponse>()
  http.decorate("streams", streams)
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.write(":\n\n")
  }, HEARTBEAT_MS).unref()
  http.addHook("preClose", async () => {
    clearInterval(heartbeat)
    // Whoever listened comes again in a moment, to a node that stays.
    for (const stream of streams) stream.end()
  })
}

declare module "fastify" {
  interface FastifyInstance {
    streams: Set<ServerResponse>
  }
}
