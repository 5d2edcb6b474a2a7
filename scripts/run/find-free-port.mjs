import { createServer } from "node:net"

// Below the system's range for outgoing connections, which could take a port between our check and its use.
const LOWEST = 20_000
const HIGHEST = 32_000

export async function findFreePort() {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    const isFree = await new Promise((resolve) => {
      const probe = createServer().once("error", () => resolve(false))
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
