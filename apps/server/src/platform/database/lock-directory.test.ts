import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { OperatorError } from "../../settings.ts"
import { lockDirectory } from "./lock-directory.ts"

const script = `
  import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, "lock-directory.ts"))}
  lockDirectory(process.argv[1])
  globalThis.gc()
  console.log("locked")
  setInterval(() => {}, 1000)`

test("[SEC-13a] a lock keeps a second process out, even after garbage collection, and is released when the first is killed with `kill -9`", async () => {
  const directory = mkdtempSync(join(tmpdir(), "hearth-lock-"))
  const otherProcess = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script, directory])
  await once(otherProcess.stdout, "data")
  expect(() => lockDirectory(directory)).toThrow(OperatorError)
  expect(() => lockDirectory(directory)).toThrow(`The embedded database in ${directory} is in use by another process`)
  otherProcess.kill("SIGKILL")
  await once(otherProcess, "exit")
  lockDirectory(directory)()
})

test("[SEC-13a] a directory can be locked again after it was unlocked", () => {
  const directory = mkdtempSync(join(tmpdir(), "hearth-lock-"))
  lockDirectory(directory)()
  expect(() => lockDirectory(directory)()).not.toThrow()
})
