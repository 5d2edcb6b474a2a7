import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { inCache, inProject, root } from "../setup/project.mjs"

const endWithParent = inProject("scripts/run/end-with-parent.mjs")

/**
 * Starts one of our programs that runs until it is stopped. It gets its own process group, so that Ctrl-C reaches it
 * only through us and in the right order, and it ends when we are killed.
 */
export function startChild(node, args, { env = {}, onLine = (line) => console.log(line) } = {}) {
  const child = spawn(node, [`--import=${endWithParent}`, ...args], {
    cwd: root,
    // Caches compiled code, which makes the server's start a second faster.
    env: { NODE_COMPILE_CACHE: inCache("compiled"), ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
  })
  createInterface({ input: child.stdout }).on("line", onLine)
  let isRunning = true
  const ended = new Promise((resolve) => {
    child.on("error", () => resolve(127))
    child.on("exit", (code) => resolve(code ?? 1))
  }).finally(() => (isRunning = false))

  const signalGroup = (name) => {
    try {
      if (child.pid) process.kill(-child.pid, name)
    } catch {
      // The whole group has already ended.
    }
  }
  return {
    /** Resolves to the exit code. */
    ended,
    isRunning: () => isRunning,
    /** Stops it with a signal, and kills it after the timeout. Returns whether it stopped in time. */
    async stop(timeoutMs) {
      let hasStoppedInTime = true
      const timer = setTimeout(() => {
        hasStoppedInTime = false
        signalGroup("SIGKILL")
      }, timeoutMs)
      if (isRunning) child.kill("SIGTERM")
      await ended
      clearTimeout(timer)
      signalGroup("SIGKILL")
      return hasStoppedInTime
    },
  }
}
