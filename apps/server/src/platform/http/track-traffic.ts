import type { FastifyInstance } from "fastify"
import type { ServerResponse } from "node:http"
import type { Socket } from "node:net"

/** The open connections and responses of this server, and whether it is draining. */
export interface Traffic {
  /** Unfinished responses, including live streams. */
  readonly responses: ReadonlySet<ServerResponse>
  readonly connections: ReadonlySet<Socket>
  /** When the last response finished, by `performance.now()`. */
  readonly lastFinishedAt: number
  readonly isDraining: boolean
  /**
   * From now on every response closes its connection, including those in progress, so that clients reconnect to another
   * node.
   */
  startDraining(): void
}

/** Decorates the server with its current traffic. */
export function trackTraffic(http: FastifyInstance): void {
  const responses = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  const traffic = {
    responses,
    connections,
    lastFinishedAt: 0,
    isDraining: false,
    startDraining() {
      traffic.isDraining = true
      for (const response of responses) response.shouldKeepAlive = false
    },
  }
  http.decorate("traffic", traffic)
  http.server.on("connection", (socket) => {
    connections.add(socket)
    socket.once("close", () => connections.delete(socket))
  })
  function onClose(this: ServerResponse): void {
    responses.delete(this)
    traffic.lastFinishedAt = performance.now()
  }
  // Runs before Fastify's own listener, because that one may already send the response.
  http.server.prependListener("request", (_request, response: ServerResponse) => {
    responses.add(response)
    // `close` is emitted once, so `once` would only allocate a wrapper.
    response.on("close", onClose)
    if (traffic.isDraining) response.shouldKeepAlive = false
  })
}

declare module "fastify" {
  interface FastifyInstance {
    traffic: Traffic
  }
}
