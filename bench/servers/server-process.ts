import { type ChildProcess, spawn } from "node:child_process"
import { buildApp } from "../../apps/server/src/app.ts"
import { migrate } from "../../apps/server/src/platform/database/migrate.ts"
import { openDatabase } from "../../apps/server/src/platform/database/open-database.ts"
import { createLog } from "../../apps/server/src/platform/log/create-log.ts"
import { readSettings } from "../../apps/server/src/settings.ts"

/* The server without its pages, in a separate process, so that the benchmark doesn't share its event loop. */

export interface ServerProcess {
  port: number
  pid: number
  stop(): Promise<void>
}

export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [...process.execArgv, import.meta.filename, "serve"], {
    env: { ...process.env, ...env, PORT: "0" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)))
    child.once("exit", (code) => reject(new Error(`the server exited with code ${code}`)))
  })
  return { port, pid: child.pid ?? 0, stop: () => (child.kill(), ended) }
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  await migrate(database)
  const app = buildApp({ settings, database, log: createLog(settings.logLevel) })
  await app.start()
  await app.http.listen({ port: 0, host: "127.0.0.1" })
  process.on("SIGTERM", async () => {
    await app.stop()
    await database.close()
    process.exit(0)
  })
  const address = app.http.server.address()
  process.send?.(typeof address === "object" && address ? address.port : 0)
}

if (process.argv[1] === import.meta.filename && process.argv[2] === "serve") await serve()
