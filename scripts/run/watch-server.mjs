// Node's own watcher, which restarts the server when one of its sources changes, with a process before it that can be
// told to end: the watcher itself does not notice when whoever started it is gone.
import { spawn } from "node:child_process"

const DRAIN_TIMEOUT_MS = 11_000

const watcher = spawn(process.execPath, ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], {
  stdio: ["ignore", "inherit", "inherit"],
})
watcher.on("exit", (code) => process.exit(code ?? 1))
process.on("SIGTERM", () => {
  watcher.kill("SIGTERM")
  // We lead the group; nothing of it stays.
  setTimeout(() => process.kill(-process.pid, "SIGKILL"), DRAIN_TIMEOUT_MS)
})
