import type { FastifyInstance } from "fastify"

const SWEEP_MS = 50

/**
 * Stops listening and answers what is under way. Connections that are kept alive are closed as soon as they are idle:
 * closed only once, at the beginning, one whose request was under way then would hold the process for its whole
 * keep-alive time.
 */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS)
  try {
    await http.close()
  } finally {
    clearInterval(sweep)
  }
}
