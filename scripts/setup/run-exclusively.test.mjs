import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { runExclusively } from "./run-exclusively.mjs"
import { inCache } from "./project.mjs"

const module = new URL("run-exclusively.mjs", import.meta.url).href
let directory
let name

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "hearth-exclusively-"))
  name = `test-${directory.split("-").at(-1)}`
})

afterEach(() => {
  rmSync(directory, { recursive: true, force: true })
  rmSync(inCache("locks", name), { recursive: true, force: true })
})

/** Starts a process that takes the lock, logs when it entered and left, and runs `inside` in between. */
function enter(inside) {
  const code = `
    import { appendFileSync } from "node:fs"
    import { setTimeout as sleep } from "node:timers/promises"
    import { runExclusively } from "${module}"
    await runExclusively("${name}", async () => {
      appendFileSync("${directory}/log", "in\\n")
      ${inside}
      appendFileSync("${directory}/log", "out\\n")
    })`
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "ignore", "inherit"] })
  const ended = new Promise((resolve) => child.on("exit", resolve))
  return { child, ended }
}

const readLog = () => readFileSync(`${directory}/log`, "utf8").trim().split("\n")

test("processes that want the same lock run one after the other", async () => {
  const codes = await Promise.all([1, 2, 3, 4].map(() => enter("await sleep(50)").ended))
  expect(codes).toEqual([0, 0, 0, 0])
  expect(readLog()).toEqual(Array.from({ length: 4 }, () => ["in", "out"]).flat())
  expect(existsSync(inCache("locks", name))).toBe(false)
})

test("a lock whose owner was killed is taken over by one process at a time", async () => {
  const first = enter("await sleep(60_000)")
  await expect.poll(() => existsSync(`${directory}/log`), { timeout: 20_000 }).toBe(true)
  first.child.kill("SIGKILL")
  await first.ended
  await Promise.all([1, 2, 3].map(() => enter("await sleep(50)").ended))
  expect(readLog()).toEqual(["in", ...Array.from({ length: 3 }, () => ["in", "out"]).flat()])
})

test("work that fails releases the lock", async () => {
  await expect(runExclusively(name, () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await runExclusively(name, () => "done")).toBe("done")
})
