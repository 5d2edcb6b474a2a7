import type { FastifyInstance } from "fastify"
import { Server } from "node:net"
import { setTimeout as wait } from "node:timers/promises"

const SWEEP_MS = 25
/** How long a connection without a request is left open after we stopped listening: one may be on its way. */
const QUIET_MS = 200

/**
 * Stops without breaking a request. First `/api/ready` says 503 for a while and everything is still served, so that
 * proxies send their traffic elsewhere. Then nothing new is accepted, live streams end (clients reconnect) and what is
 * under way is finished. Idle connections are closed last: Node would close them first, with a request on its way.
 */
export async function closeHttp(http: FastifyInstance, delayMs = 0): Promise<void> {
  const { traffic, server, streams } = http
  traffic.startDraining()
  if (delayMs > 0) await wait(delayMs)

  // Not http.Server's own close(), which cuts idle connections at once.
  if (server.listening) Server.prototype.close.call(server)
  const stoppedAt = performance.now()
  for (const stream of streams) stream.end()
  while (traffic.connections.size > 0) {
    if (traffic.responses.size === 0 && performance.now() - Math.max(stoppedAt, traffic.lastFinishedAt) > QUIET_MS)
      break
    await wait(SWEEP_MS)
  }

  // Connections that were opened ahead and never used: Node does not count them as idle.
  for (const socket of traffic.connections) if (socket.bytesRead === 0) socket.destroy()
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  try {
    await http.close()
  } finally {
    clearInterval(sweep)
  }
}
