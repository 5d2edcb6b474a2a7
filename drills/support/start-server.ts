import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

const main = join(import.meta.dirname, "..", "..", "apps", "server", "src", "main.ts")

const START_TIMEOUT_MS = 120_000
const running = new Set<ChildProcess>()

/** Kills every server that is still running, also when a drill fails. */
export function killLeftovers(): void {
  for (const child of running) child.kill("SIGKILL")
}

process.once("exit", killLeftovers)

export interface RunningServer {
  address: string
  /** Kills the server immediately, like a power cut. */
  kill(): Promise<void>
  /** Stops the server with a signal and returns its exit code. */
  stop(): Promise<number>
}

/**
 * Starts the real server, or another program that reports its address in the same way, in its own process on a free
 * port.
 */
export async function startServer(
  env: Record<string, string>,
  program = main,
  args: string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "error", TRUST_PROXY: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let stderr = ""
  child.stderr.on("data", (text: Buffer) => (stderr += text.toString()))
  const exited = once(child, "exit")
  const startTimeout = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT_MS)
  running.add(child)
  child.once("exit", () => running.delete(child))
  for await (const line of createInterface(child.stdout)) {
    const entry = line.startsWith("{") ? (JSON.parse(line) as { msg?: string; address?: string }) : {}
    if (entry.msg !== "listening" || entry.address === undefined) continue
    child.stdout.resume()
    clearTimeout(startTimeout)
    return {
      address: entry.address,
      async kill() {
        child.kill("SIGKILL")
        await exited
      },
      async stop() {
        child.kill("SIGTERM")
        const [code] = (await exited) as [number | null]
        return code ?? -1
      },
    }
  }
  const [code] = (await exited) as [number | null]
  clearTimeout(startTimeout)
  throw new ServerStartFailed(code ?? -1, stderr.trim())
}

/** The server exited before it listened. */
export class ServerStartFailed extends Error {
  readonly code: number

  constructor(code: number, stderr: string) {
    super(stderr)
    this.code = code
  }
}
