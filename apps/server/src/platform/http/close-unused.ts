import type { FastifyInstance } from "fastify"
import type { Socket } from "node:net"

/**
 * Connections that somebody opened ahead and has sent nothing on, as browsers do, and as clients do when a stream of theirs
 * broke off. Node does not count them as idle: each would hold a server that stops for a minute.
 */
export function closeUnused(http: FastifyInstance): void {
  const open = new Set<Socket>()
  http.server.on("connection", (socket) => {
    open.add(socket)
    socket.once("close", () => open.delete(socket))
  })
  http.server.on("request", ({ socket }) => void open.delete(socket))
  http.addHook("preClose", async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}
