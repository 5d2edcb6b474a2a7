import { drill, assertHolds, withDirectory } from "./support/drill.ts"
import { ServerStartFailed, startServer } from "./support/start-server.ts"
import { createVisitor } from "./support/visitor.ts"

/*
 * SEC-13. Two processes on one embedded database would lose acknowledged writes. So the second process exits with one
 * sentence, the first is not disturbed, and the directory can be opened again as soon as the first is killed.
 *
 * Verified to catch: a lock that was not taken ("A second process opened the same directory.").
 */

async function startSecond(dataDir: string): Promise<ServerStartFailed> {
  try {
    const second = await startServer({ DATA_DIR: dataDir })
    await second.kill()
  } catch (error) {
    if (error instanceof ServerStartFailed) return error
    throw error
  }
  throw new Error("A second process opened the same directory.")
}

await drill("second process", () =>
  withDirectory(async (dataDir) => {
    const first = await startServer({ DATA_DIR: dataDir })
    const visitor = await createVisitor(first.address)
    const refused = await startSecond(dataDir)
    assertHolds(refused.code === 1, `The second process exited with code ${refused.code}.`)
    assertHolds(
      /^The embedded database in \S+ is in use by another process[^\n]*\.$/.test(refused.message),
      `The second process did not report the reason in one sentence: ${refused.message}`,
    )
    const alerts = await visitor.apiAt(first.address)("GET /alerts", { query: {} })
    assertHolds(alerts.ok, "The first process was disturbed.")
    await first.kill()
    const third = await startServer({ DATA_DIR: dataDir })
    assertHolds(
      (await visitor.apiAt(third.address)("GET /alerts", { query: {} })).ok,
      "Data that the first process had written is gone.",
    )
    assertHolds((await third.stop()) === 0, "The third process did not stop cleanly.")
    return "The second process was refused in one sentence; the directory could be opened again after kill -9."
  }),
)
