import type { FastifyInstance } from "fastify"
import { Server } from "node:net"
import { setTimeout as wait } from "node:timers/promises"

const SWEEP_MS = 25
/**
 * How long connections without a request stay open after the server stopped listening, because a request may be on its
 * way.
 */
const IDLE_GRACE_MS = 200

/**
 * Stops without breaking a request. First `/api/ready` answers 503 for a while and everything is still served, so that
 * proxies redirect their traffic. Then no new connections are accepted, live streams end (clients reconnect), and
 * requests in progress are finished. Idle connections are closed last: Node would close them first, possibly with a
 * request on its way.
 */
export async function closeHttp(http: FastifyInstance, delayMs = 0): Promise<void> {
  const { traffic, server, streams } = http
  traffic.startDraining()
  if (delayMs > 0) await wait(delayMs)

  // Not http.Server's close(), which closes idle connections immediately.
  if (server.listening) Server.prototype.close.call(server)
  const stoppedAt = performance.now()
  for (const stream of streams) stream.end()
  while (traffic.connections.size > 0) {
    if (traffic.responses.size === 0 && performance.now() - Math.max(stoppedAt, traffic.lastFinishedAt) > IDLE_GRACE_MS)
      break
    await wait(SWEEP_MS)
  }

  // Preconnected sockets that were never used; Node doesn't count them as idle.
  for (const socket of traffic.connections) if (socket.bytesRead === 0) socket.destroy()
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  try {
    await http.close()
  } finally {
    clearInterval(sweep)
  }
}
