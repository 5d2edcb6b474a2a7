import { spawn } from "node:child_process"
import { constants, setPriority } from "node:os"
import { basename } from "node:path"
import { createInterface } from "node:readline"
import { root } from "./project.mjs"

const END_TIMEOUT_MS = 10_000
const running = new Set()
let isStopping = false

/**
 * Runs a program to its end. With `quiet` its output is returned instead of printed; `onLine` gets each line
 * immediately. If the program fails or can't be started, this doesn't throw: the result has the exit code, because only
 * the caller knows what a failure means.
 */
export function runProgram(command, args, { env = {}, quiet = false, cwd = root, onLine, lowPriority = false } = {}) {
  if (running.size === 0) process.on("SIGTERM", stopAll).on("SIGINT", stopAll)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    })
    running.add(child)
    if (lowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    if (onLine) createInterface({ input: child.stdout }).on("line", onLine)
    let output = ""
    let stdout = ""
    child.stdout?.on("data", (data) => {
      stdout += data
      // Output with `onLine` is progress, not an error message.
      if (!onLine) output += data
    })
    child.stderr?.on("data", (data) => (output += data))
    const end = (result) => {
      running.delete(child)
      if (isStopping && running.size === 0) process.exit(130)
      if (running.size === 0) process.off("SIGTERM", stopAll).off("SIGINT", stopAll)
      resolve({ ...result, stdout })
    }
    child.on("error", (error) => end({ code: 127, output: `${output}${error.message}\n` }))
    child.on("close", (code, signal) => {
      const killedMessage = signal ? `${basename(args[0] ?? command)} was ended by ${signal}.` : ""
      if (killedMessage && !quiet) console.error(killedMessage)
      end({ code: code ?? 1, output: output + killedMessage })
    })
  })
}

/**
 * Stops the programs when we get a signal. Ctrl-C (SIGINT) reaches the programs too, so they have 3 seconds to end by
 * themselves.
 */
function stopAll(signal) {
  isStopping = true
  setTimeout(() => running.forEach((child) => child.kill("SIGTERM")), signal === "SIGINT" ? 3_000 : 0)
  setTimeout(() => process.exit(130), END_TIMEOUT_MS)
}
