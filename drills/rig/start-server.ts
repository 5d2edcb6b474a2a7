import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

const main = join(import.meta.dirname, "..", "..", "apps", "server", "src", "main.ts")

export interface RunningServer {
  address: string
  /** Ends it in a moment's notice, as a power button would. */
  killNine(): Promise<void>
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number>
}

/** The real server, or a program that announces itself like it, in a process of its own, on a free port. */
export async function startServer(env: Record<string, string>, program = main): Promise<RunningServer> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "error", TRUST_PROXY: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let complaint = ""
  child.stderr.on("data", (text: Buffer) => (complaint += text.toString()))
  const exited = once(child, "exit")
  // Nothing is left behind when the drill itself breaks off.
  const takeAlong = () => child.kill("SIGKILL")
  process.once("exit", takeAlong)
  child.once("exit", () => process.off("exit", takeAlong))
  for await (const line of createInterface(child.stdout)) {
    const entry = line.startsWith("{") ? (JSON.parse(line) as { msg?: string; address?: string }) : {}
    if (entry.msg !== "listening" || entry.address === undefined) continue
    child.stdout.resume()
    return {
      address: entry.address,
      async killNine() {
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
  throw new ServerRefused(code ?? -1, complaint.trim())
}

/** The server ended before it listened. */
export class ServerRefused extends Error {
  readonly code: number

  constructor(code: number, complaint: string) {
    super(complaint)
    this.code = code
  }
}
