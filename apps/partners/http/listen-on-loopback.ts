import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export interface Listener {
  url: string
  /** Refuses connections from now on, as if nothing were listening. */
  refuse(): Promise<void>
  /** Listens again on the same port. */
  accept(): Promise<void>
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
    async refuse() {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    async accept() {
      if (!server.listening) await listen(actualPort)
    },
  }
}
