import { createServer } from "node:net"

// Above these the system takes ports for outgoing connections, which could snatch one between our look and its use.
const LOWEST = 20_000
const HIGHEST = 32_000

export async function findFreePort() {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    const free = await new Promise((resolve) => {
      const probe = createServer().once("error", () => resolve(false))
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
}
