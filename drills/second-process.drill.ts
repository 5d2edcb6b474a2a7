import { drill, must, withDirectory } from "./rig/drill.ts"
import { ServerRefused, startServer } from "./rig/start-server.ts"
import { createVisitor } from "./rig/visitor.ts"

/*
 * SEC-13. Two processes on one embedded database lose acknowledged writes, so the second is refused in one sentence,
 * the first goes on undisturbed, and the directory is free the moment the first is killed.
 *
 * Seen catching: a lock that was not taken ("A second process opened the same directory.").
 */

async function startSecond(dataDir: string): Promise<ServerRefused> {
  try {
    const second = await startServer({ DATA_DIR: dataDir })
    await second.killNine()
  } catch (error) {
    if (error instanceof ServerRefused) return error
    throw error
  }
  throw new Error("A second process opened the same directory.")
}

await drill("second process", () =>
  withDirectory(async (dataDir) => {
    const first = await startServer({ DATA_DIR: dataDir })
    const visitor = await createVisitor(first.address)
    const refused = await startSecond(dataDir)
    must(refused.code === 1, `The second process ended with ${refused.code}.`)
    must(
      /^The embedded database in \S+ is in use by another process[^\n]*\.$/.test(refused.message),
      `The second process did not say it in one sentence: ${refused.message}`,
    )
    const alerts = await visitor.at(first.address)("GET /alerts", { query: {} })
    must(alerts.ok, "The first process was disturbed.")
    await first.killNine()
    const third = await startServer({ DATA_DIR: dataDir })
    must(
      (await visitor.at(third.address)("GET /alerts", { query: {} })).ok,
      "What the first process had written is gone.",
    )
    must((await third.stop()) === 0, "The third process did not stop cleanly.")
    return "Refused in one sentence; free again after kill -9."
  }),
)
