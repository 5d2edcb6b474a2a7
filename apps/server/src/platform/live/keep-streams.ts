import type { FastifyInstance } from "fastify"
import type { ServerResponse } from "node:http"

/** Often enough that no proxy and no phone takes a quiet stream for a dead one. */
const BEAT_MS = 20_000

/** Every open stream of this node: kept warm by one clock for all of them, and ended when the server stops. */
export function keepStreams(http: FastifyInstance): void {
  const streams = new Set<ServerResponse>()
  http.decorate("streams", streams)
  const beat = setInterval(() => {
    for (const stream of streams) stream.write(":\n\n")
  }, BEAT_MS).unref()
  http.addHook("preClose", async () => {
    clearInterval(beat)
    // Whoever listened comes again in a moment, to a node that stays.
    for (const stream of streams) stream.end()
  })
}

declare module "fastify" {
  interface FastifyInstance {
    streams: Set<ServerResponse>
  }
}
