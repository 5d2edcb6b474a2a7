/*
 * Back closes what is open over the page, one layer at a time, and stays on the page. Each open layer has a history entry
 * with the page's own address and state, and with its depth. What was closed otherwise leaves its entry behind: taking it
 * out would be an asynchronous step back, which could undo a navigation that follows the closing. Such an entry is passed
 * over when Back reaches it.
 */

import { currentPage } from "./current-page.ts"

interface EntryState {
  key?: string
  /** How many layers were open when this entry was made. */
  layers?: number
}

/** By then a layer that was asked to close has been taken out; earlier, its entry would be made anew for nothing. */
const CLOSED_WITHIN_MS = 1000

const openLayers: (() => void)[] = []
/** Of the entry the browser is at. */
let depth = 0

/** For as long as a layer is open; `close` asks its owner to close it. Answers how to take it out again. */
export function closeOnBack(close: () => void): () => void {
  if (currentPage.key === undefined) return () => undefined
  if (openLayers.push(close) === 1) addEventListener("popstate", handlePopState, { capture: true })
  depth = currentState().layers ?? 0
  pushHistoryEntry()
  return () => {
    openLayers.splice(openLayers.indexOf(close), 1)
  }
}

/** An entry for each open layer. */
function pushHistoryEntry(): void {
  if (depth >= openLayers.length) return
  depth = openLayers.length
  history.pushState({ ...currentState(), layers: depth } satisfies EntryState, "")
}

function currentState(): EntryState {
  return (history.state ?? {}) as EntryState
}

/** Runs before the router hears of it, and keeps from it what does not leave the page. */
function handlePopState(event: PopStateEvent): void {
  const { key = "default", layers = 0 } = currentState()
  const before = depth
  depth = layers
  if (key !== currentPage.key) {
    for (const close of openLayers.toReversed()) close()
    return
  }
  event.stopImmediatePropagation()
  if (layers >= before) return
  if (openLayers.length <= layers) return history.back()
  for (const close of openLayers.slice(layers).toReversed()) close()
  // Whoever did not close stays closable.
  setTimeout(pushHistoryEntry, CLOSED_WITHIN_MS)
}
