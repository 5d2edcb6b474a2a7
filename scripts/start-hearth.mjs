import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findFreePort } from "./run/find-free-port.mjs"
import { inProject, root } from "./setup/project.mjs"

/**
 * Starts all of Hearth as `npm start` does, by default on a free port and with a temporary data directory. The
 * autopilot is off, because benchmarks and tests advance orders themselves.
 */
export async function startHearth({ port, dataDir, env = {} } = {}) {
  const usedDir = dataDir ?? mkdtempSync(join(tmpdir(), "hearth-data-"))
  const child = spawn(process.execPath, [inProject("scripts/start.mjs")], {
    cwd: root,
    env: { ...process.env, AUTOPILOT: "off", ...env, PORT: String(port ?? (await findFreePort())), DATA_DIR: usedDir },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => (output = (output + data).slice(-20_000)))
  const ended = new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)))
  const removeTemporaryData = () => {
    if (dataDir === undefined) rmSync(usedDir, { recursive: true, force: true })
  }

  const addresses = await Promise.race([new Promise((resolve) => child.on("message", resolve)), ended])
  if (typeof addresses === "number") {
    removeTemporaryData()
    throw new Error(`Hearth did not start (exit code ${addresses}):\n${output}`)
  }
  return {
    ...addresses,
    pid: child.pid,
    ended,
    output: () => output,
    async stop() {
      child.kill("SIGTERM")
      const code = await ended
      removeTemporaryData()
      return code
    },
  }
}
