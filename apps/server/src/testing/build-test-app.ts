import type { DestinationStream } from "pino"
import { type App, buildApp } from "../app.ts"
import { createLog, nullDestination } from "../platform/log/create-log.ts"
import type { Random } from "../platform/random.ts"
import type { Settings } from "../settings.ts"
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts"
import { type SettableClock, settableClock } from "./settable-clock.ts"
import { testSettings } from "./test-settings.ts"

export interface TestApp extends App {
  database: FreshDatabase
  clock: SettableClock
  settings: Settings
  /** For tests that need a real socket. */
  listen(): Promise<string>
  close(): Promise<void>
}

export interface BuildOptions {
  settings?: Partial<Settings>
  /** A database shared by two apps; the test that created it closes it. */
  database?: FreshDatabase
  /** Receives the log lines, for tests about them. By default nothing is logged. */
  logTo?: DestinationStream
  /** Replaces random values, for tests about them. */
  random?: Random
}

/** Builds the whole app on its own fresh database: `const app = await build()`, `app.http.inject(…)`. */
export async function build({
  settings: settingOverrides,
  database: sharedDatabase,
  logTo,
  random,
}: BuildOptions = {}): Promise<TestApp> {
  const database = sharedDatabase ?? (await freshDatabase())
  const settings = testSettings(settingOverrides)
  const clock = settableClock()
  const log = createLog(logTo ? "info" : "silent", logTo ?? nullDestination)
  const app = buildApp({ settings, database, log, clock, ...(random && { random }) })
  await app.start()
  return {
    ...app,
    database,
    clock,
    settings,
    listen: () => app.http.listen({ port: 0, host: "127.0.0.1" }),
    async close() {
      await app.stop()
      if (!sharedDatabase) await database.close()
    },
  }
}
