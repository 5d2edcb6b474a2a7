// Runs Node's own watcher, which restarts the server when one of its sources changes, behind a process that can be
// stopped: the watcher itself does not notice when the process that started it is gone.
import { spawn } from "node:child_process"

/** Shorter than `drainTimeoutMs`, after which the start command would kill this process. */
const DRAIN_TIMEOUT_MS = 11_000

const watcher = spawn(process.execPath, ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], {
  stdio: ["ignore", "inherit", "inherit"],
})
watcher.on("exit", (code) => process.exit(code ?? 1))
process.on("SIGTERM", () => {
  watcher.kill("SIGTERM")
  // Ends the whole process group, which this process leads.
  setTimeout(() => process.kill(-process.pid, "SIGKILL"), DRAIN_TIMEOUT_MS)
})
