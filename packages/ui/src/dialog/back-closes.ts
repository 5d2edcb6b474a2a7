/*
 * Back closes what is open over the page, one layer at a time, and stays on the page. Each open layer has a history entry
 * with the page's own address and state, and with its depth. What was closed otherwise leaves its entry behind: taking it
 * out would be an asynchronous step back, which could undo a navigation that follows the closing. Such an entry is passed
 * over when Back reaches it.
 */

import { shownPage } from "./shown-page.ts"

interface EntryState {
  key?: string
  /** How many layers were open when this entry was made. */
  layers?: number
}

/** By then a layer that was asked to close has been taken out; earlier, its entry would be made anew for nothing. */
const CLOSED_WITHIN_MS = 1000

const open: (() => void)[] = []
/** Of the entry the browser is at. */
let depth = 0

/** For as long as a layer is open; `close` asks its owner to close it. Answers how to take it out again. */
export function closeOnBack(close: () => void): () => void {
  if (shownPage.key === undefined) return () => undefined
  if (open.push(close) === 1) addEventListener("popstate", step, { capture: true })
  depth = stateNow().layers ?? 0
  reserve()
  return () => {
    open.splice(open.indexOf(close), 1)
  }
}

/** An entry for each open layer. */
function reserve(): void {
  if (depth >= open.length) return
  depth = open.length
  history.pushState({ ...stateNow(), layers: depth } satisfies EntryState, "")
}

function stateNow(): EntryState {
  return (history.state ?? {}) as EntryState
}

/** Runs before the router hears of it, and keeps from it what does not leave the page. */
function step(event: PopStateEvent): void {
  const { key = "default", layers = 0 } = stateNow()
  const before = depth
  depth = layers
  if (key !== shownPage.key) {
    for (const close of open.toReversed()) close()
    return
  }
  event.stopImmediatePropagation()
  if (layers >= before) return
  if (open.length <= layers) return history.back()
  for (const close of open.slice(layers).toReversed()) close()
  // Whoever did not close stays closable.
  setTimeout(reserve, CLOSED_WITHIN_MS)
}
