import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"

const LINE_COUNT = 500

/** Logs `LINE_COUNT` lines in one turn of the event loop and then exits by the given statement. */
const program = (exitStatement: string): string => `
  import { createLog } from ${JSON.stringify(join(import.meta.dirname, "create-log.ts"))}
  const log = createLog("info")
  for (const event of ["uncaughtException", "SIGTERM"]) {
    process.on(event, () => {
      log.fatal(event)
      log.flush(() => process.exit(1))
    })
  }
  setInterval(() => {}, 1000)
  for (let line = 1; line <= ${LINE_COUNT}; line++) log.info({ line }, "a line")
  ${exitStatement}`

test.each([
  ["a signal", 'process.kill(process.pid, "SIGTERM")', ["SIGTERM"]],
  ["an uncaught error", 'throw new Error("uncaught")', ["uncaughtException"]],
  ["process.exit", "process.exit(1)", []],
])("no line of the log is lost when the process ends by %s", async (_, exitStatement, lastMessages) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program(exitStatement)], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [output] = await Promise.all([text(child.stdout), once(child, "exit")])
  const lines = output.split("\n").filter(Boolean)
  const entries = lines.map((line) => JSON.parse(line) as { line?: number; msg: string })
  expect(entries.slice(0, LINE_COUNT).map(({ line }) => line)).toEqual(
    Array.from({ length: LINE_COUNT }, (__, index) => index + 1),
  )
  expect(entries.slice(LINE_COUNT).map(({ msg }) => msg)).toEqual(lastMessages)
})
