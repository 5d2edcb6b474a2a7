import { drainTimeoutMs } from "./drain-timeout.mjs"

/**
 * Creates a group of programs that run until a signal arrives or the first of them ends. Then it stops them all, the
 * last one added first (the server before the partners that it may still call).
 */
export function createProcessGroup() {
  const children = []
  let finish
  const finished = new Promise((resolve) => (finish = resolve))
  let isStopping = false

  async function stop(code) {
    if (isStopping) return
    isStopping = true
    let haveAllStoppedInTime = true
    for (const child of children.toReversed())
      haveAllStoppedInTime = (await child.stop(drainTimeoutMs())) && haveAllStoppedInTime
    if (!haveAllStoppedInTime) console.error("A program did not stop in time and was killed.")
    finish(haveAllStoppedInTime ? code : code || 1)
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (!isStopping) console.log("\nStopping …")
      void stop(0)
    })
  }
  // Stops when the process that started us is gone, perhaps by kill -9. If it was a test, its channel closes; if it was
  // npm, we get another parent.
  process.on("disconnect", () => void stop(0))
  process.channel?.unref()
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || void stop(0), 1_000).unref()
  return {
    /** Adds a program that is stopped with the others. When it ends, the others are stopped too, unless it `mayEnd`. */
    add(child, { mayEnd = false } = {}) {
      children.push(child)
      if (isStopping) void child.stop(drainTimeoutMs())
      if (!mayEnd) void child.ended.then((code) => stop(code || 1))
    },
    isStopping: () => isStopping,
    stop,
    /** Resolves to the exit code: 0 after a signal and a clean end, otherwise that of the program that ended first. */
    untilStopped: () => finished,
  }
}
