import { setTimeout as sleep } from "node:timers/promises"
import { startChild } from "./start-child.mjs"

const MAX_WAIT_MS = 60_000

/**
 * Draws the pictures if they have changed. The first time takes minutes, so the server starts before the last ones are
 * done: they are drawn in the order of the menu, and each is available as soon as it is drawn. Waits until
 * all are drawn, or until a minute has passed and the index exists.
 */
export async function startDrawing(node, processes) {
  let reportFirstLine
  const firstLine = new Promise((resolve) => (reportFirstLine = resolve))
  const child = startChild(node, ["scripts/build/draw-pictures.mjs", node], {
    onLine(line) {
      console.log(line)
      reportFirstLine()
    },
  })
  processes.add(child, { mayEnd: true })
  const timeout = sleep(MAX_WAIT_MS, undefined, { ref: false })
  await Promise.race([child.ended, Promise.all([firstLine, timeout])])
}
