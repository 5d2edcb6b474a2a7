import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"

const main = join(import.meta.dirname, "..", "main.ts")

/** Starts the server as an operator does. */
export function startMain(env: Record<string, string>, user: { uid?: number } = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  })
  const stderr = text(child.stderr)
  const exited = once(child, "exit")
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits for the exit code and the error output. */
    async ended(): Promise<{ code: number | null; stderr: string }> {
      const [code] = (await exited) as [number | null]
      return { code, stderr: await stderr }
    },
    async listening(): Promise<string> {
      for await (const line of createInterface(child.stdout)) {
        const { msg, address } = JSON.parse(line) as { msg?: string; address?: string }
        if (msg === "listening" && address !== undefined) {
          child.stdout.resume()
          return address
        }
      }
      throw new Error(`The server exited instead: ${await stderr}`)
    },
  }
}
