import { once } from "node:events"
import { Agent, createServer, request as httpRequest } from "node:http"
import { setTimeout as wait } from "node:timers/promises"

const PROBE_MS = 200
const PROBE_TIMEOUT_MS = 60_000

export interface ReadyProxy {
  address: string
  /** Waits until a probe finds this node in the expected state. */
  waitForState(node: string, state: "ready" | "unready"): Promise<void>
  add(node: string): void
  remove(node: string): void
  close(): Promise<void>
}

/**
 * A load balancer in front of several nodes: reuses connections, distributes requests to the nodes whose `/api/ready`
 * answers 200, and never repeats a request. A request that a node breaks gets a 502.
 */
export async function startReadyProxy(nodes: readonly string[]): Promise<ReadyProxy> {
  const readiness = new Map(nodes.map((node) => [node, true]))
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let requestCount = 0
  const closed = new AbortController()

  const server = createServer((incoming, outgoing) => {
    const ready = [...readiness].filter(([, isReady]) => isReady).map(([node]) => node)
    // If no node is ready, all are tried, as load balancers do: a probe may fail because the machine is busy.
    const nodes = ready.length > 0 ? ready : [...readiness.keys()]
    const node = nodes[requestCount++ % nodes.length] ?? ""
    const { hostname, port } = new URL(node)
    const { method, url: path, headers } = incoming
    const forwarded = httpRequest({ agent, hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: "keep-alive" })
      response.pipe(outgoing)
      response.on("error", () => outgoing.destroy())
    })
    forwarded.on("error", (error) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(`${node}: ${error.message}`)
    })
    incoming.pipe(forwarded)
  })

  async function probe(): Promise<void> {
    while (!closed.signal.aborted) {
      await Promise.all(
        [...readiness.keys()].map(async (node) => {
          const isReady = await fetch(`${node}/api/ready`).then(
            ({ ok }) => ok,
            () => false,
          )
          if (readiness.has(node)) readiness.set(node, isReady)
        }),
      )
      await wait(PROBE_MS)
    }
  }

  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  void probe()
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`,
    async waitForState(node, state) {
      const deadline = Date.now() + PROBE_TIMEOUT_MS
      while (readiness.get(node) !== (state === "ready")) {
        if (Date.now() > deadline) throw new Error(`${node} did not become ${state}.`)
        await wait(20)
      }
    },
    add: (node) => void readiness.set(node, false),
    remove: (node) => void readiness.delete(node),
    async close() {
      closed.abort()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
