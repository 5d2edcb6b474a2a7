import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export interface Listener {
  url: string
  /** Ends all connections and refuses new ones, as if nothing were listening. */
  close(): Promise<void>
  /** Listens again on the same port. */
  reopen(): Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Listens on the loopback address only: stand-ins store data that would be secret in production, so other machines must
 * not reach them. Port 0 selects a free port.
 */
export async function listenOnLoopback(port: number, handle: Handler): Promise<Listener> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  const listen = (requestedPort: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject)
      server.listen({ port: requestedPort, host: "127.0.0.1" }, () => {
        server.off("error", reject)
        resolve()
      })
    })
  await listen(port)
  const actualPort = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${actualPort}`,
    async close() {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    async reopen() {
      if (!server.listening) await listen(actualPort)
    },
  }
}
