import { explainStartFailure } from "./explain-start-failure.ts"
import { migrate } from "./platform/database/migrate.ts"
import { openDatabase } from "./platform/database/open-database.ts"
import { createLog } from "./platform/log/create-log.ts"
import { readSettings } from "./settings.ts"

const MAX_DRAIN_MS = 10_000

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event)
      log.flush(() => process.exit(1))
    })
  }

  const database = await openDatabase(settings)
  log.info({ durability: database.durability }, "database")
  const migrations = await migrate(database)
  if (migrations.length > 0) log.info({ migrations }, "migrated")
  // Imported here, so that a start that fails earlier fails fast.
  const { buildApp } = await import("./app.ts")
  const app = buildApp({ settings, database, log })
  await app.start()

  let stopping: Promise<void> | undefined
  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, "stopping")
    const delayMs = settings.shutdownDelaySeconds * 1000
    setTimeout(() => process.exit(1), delayMs + MAX_DRAIN_MS).unref()
    await app.stop(delayMs)
    await database.close()
    log.info("stopped")
    log.flush(() => process.exit(0))
  }
  // Orchestrators repeat SIGTERM, and that must not cut requests short. A second Ctrl-C exits immediately.
  process.on("SIGTERM", () => void (stopping ??= stop("SIGTERM")))
  let interrupts = 0
  process.on("SIGINT", () => {
    if (++interrupts > 1) process.exit(1)
    stopping ??= stop("SIGINT")
  })

  // Listens after the handlers are registered: the process that reads the line below may send a signal immediately.
  const address = await app.http.listen({ port: settings.port, host: settings.host })
  process.stdout.write(
    `${JSON.stringify({ msg: "listening", address, pid: process.pid, durability: database.durability })}\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
})
