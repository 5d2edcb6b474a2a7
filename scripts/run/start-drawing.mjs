import { setTimeout as sleep } from "node:timers/promises"
import { startChild } from "./start-child.mjs"

const LONGEST_WAIT_MS = 60_000

/**
 * Draws the pictures where they changed. The first time takes minutes, so the shop opens before the last are done: they
 * come in the order of the menu, and each is there as soon as it is drawn.
 */
export async function startDrawing(node, keeper) {
  let speak
  const spoke = new Promise((resolve) => (speak = resolve))
  const child = startChild(node, ["scripts/build/draw-pictures.mjs", node], {
    onLine(line) {
      console.log(line)
      speak()
    },
  })
  keeper.add(child, { mayEnd: true })
  const patience = sleep(LONGEST_WAIT_MS, undefined, { ref: false })
  await Promise.race([child.ended, Promise.all([spoke, patience])])
}
