import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { inCache, inProject, root } from "../setup/project.mjs"

const endWithParent = inProject("scripts/run/end-with-parent.mjs")

/**
 * Starts a program of ours that runs until it is stopped. It gets a process group of its own, so that Ctrl-C reaches it
 * only through us and in the right order, and ends by itself when we are killed.
 */
export function startChild(node, args, { env = {}, onLine = (line) => console.log(line) } = {}) {
  const child = spawn(node, [`--import=${endWithParent}`, ...args], {
    cwd: root,
    // What was compiled once is taken from here, which saves the server's start a second.
    env: { NODE_COMPILE_CACHE: inCache("compiled"), ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
  })
  createInterface({ input: child.stdout }).on("line", onLine)
  let running = true
  const ended = new Promise((resolve) => {
    child.on("error", () => resolve(127))
    child.on("exit", (code) => resolve(code ?? 1))
  }).finally(() => (running = false))

  const signal = (name) => {
    try {
      if (child.pid) process.kill(-child.pid, name)
    } catch {
      // The whole group is gone already.
    }
  }
  return {
    /** The exit code, once it ended. */
    ended,
    isRunning: () => running,
    /** Asks it to end, and after the time given makes it. Answers whether it ended by itself. */
    async stop(timeoutMs) {
      let byItself = true
      const timer = setTimeout(() => {
        byItself = false
        signal("SIGKILL")
      }, timeoutMs)
      if (running) child.kill("SIGTERM")
      await ended
      clearTimeout(timer)
      signal("SIGKILL")
      return byItself
    },
  }
}
