import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type RunningHearth, startHearth } from "../scripts/start-hearth.mjs"
import { drill, assertHolds, withDirectory } from "./support/drill.ts"

/*
 * Several copies of Hearth run side by side, each started by one start command. No process of a copy is left running
 * after its command ends: by a signal, because its server died, or by `kill -9`.
 *
 * Verified to catch: a stand-in that did not notice the end of the command ("… left running after the command was
 * killed").
 */

const END_TIMEOUT_MS = 20_000

/** Returns the commands of all processes with this data directory, which they inherited as `DATA_DIR`. */
function processesOf(dataDir: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`DATA_DIR=${dataDir}`)
        return isOurs ? [readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")] : []
      } catch {
        // The process ended meanwhile.
        return []
      }
    })
    .filter((command) => command !== "")
}

async function assertEnded(dataDir: string, after: string): Promise<void> {
  const deadline = Date.now() + END_TIMEOUT_MS
  while (processesOf(dataDir).length > 0 && Date.now() < deadline) await wait(100)
  const [leftover] = processesOf(dataDir)
  assertHolds(leftover === undefined, `${leftover} was left running after ${after}`)
}

async function assertRunning({ address, inboxUrl, dataDir }: RunningHearth): Promise<void> {
  for (const url of [`${address}/`, `${address}/api/ready`, inboxUrl]) {
    const response = await fetch(url)
    assertHolds(response.ok, `${url} responded with ${response.status}`)
  }
  assertHolds(processesOf(dataDir).length >= 3, "the drill found fewer than the three processes of a copy")
}

await drill("start and stop", () =>
  withDirectory(async (directory) => {
    const [first, second] = await Promise.all(
      ["one", "other"].map((name) => startHearth({ dataDir: join(directory, name) })),
    )
    assertHolds(first !== undefined && second !== undefined, "two copies did not start")
    await assertRunning(first)
    await assertRunning(second)
    assertHolds((await first.stop()) === 0, "the command did not stop cleanly after a signal")
    await assertEnded(first.dataDir, "a signal")
    await assertRunning(second)

    process.kill(second.pid, "SIGKILL")
    await assertEnded(second.dataDir, "the command was killed")

    const third = await startHearth({ dataDir: first.dataDir })
    await assertRunning(third)
    process.kill(third.serverPid, "SIGKILL")
    assertHolds((await third.ended) !== 0, "the exit code is 0 although the server was killed")
    await assertEnded(third.dataDir, "its server was killed")
    return "Two copies side by side; nothing left after a signal, the server's death and kill -9."
  }),
)
