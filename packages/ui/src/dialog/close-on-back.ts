/*
 * Back closes layers that are open over the page, one at a time, and stays on the page. Each open layer has its own
 * history entry: the page's URL and state, and the number of layers that were open. A layer that is closed in another
 * way leaves its entry behind, because removing the entry would be an asynchronous step back, which could undo a
 * navigation that follows the closing. Back skips such an entry.
 */

import { currentHistoryEntry } from "./current-history-entry.ts"

interface EntryState {
  key?: string
  /** The number of open layers when this entry was created. */
  layers?: number
}

/**
 * A layer that was asked to close has been removed after this time. If we checked earlier, a layer that is about to
 * close would get a new history entry.
 */
const CLOSED_WITHIN_MS = 1000

/** Registers an open layer; `close` asks its owner to close it. Returns the function to unregister it. */
export const closeOnBack = createBackStack()

function createBackStack() {
  const openLayers: (() => void)[] = []
  /** The number of layers of the current history entry. */
  let entryLayerCount = 0

  function registerLayer(close: () => void): () => void {
    if (currentHistoryEntry.key === undefined) return () => undefined
    if (openLayers.push(close) === 1) addEventListener("popstate", handlePopState, { capture: true })
    entryLayerCount = currentState().layers ?? 0
    pushHistoryEntry()
    return () => {
      openLayers.splice(openLayers.indexOf(close), 1)
    }
  }

  /** Creates a history entry for the open layers. */
  function pushHistoryEntry(): void {
    if (entryLayerCount >= openLayers.length) return
    entryLayerCount = openLayers.length
    history.pushState({ ...currentState(), layers: entryLayerCount } satisfies EntryState, "")
  }

  /** Runs before the router, and hides events from it that don't leave the page. */
  function handlePopState(event: PopStateEvent): void {
    // React Router gives the first entry no key in the history, and calls its key "default".
    const { key = "default", layers = 0 } = currentState()
    const previousLayerCount = entryLayerCount
    entryLayerCount = layers
    if (key !== currentHistoryEntry.key) {
      for (const close of openLayers.toReversed()) close()
      return
    }
    event.stopImmediatePropagation()
    if (layers >= previousLayerCount) return
    if (openLayers.length <= layers) return history.back()
    for (const close of openLayers.slice(layers).toReversed()) close()
    // A layer that did not close can still be closed with Back.
    setTimeout(pushHistoryEntry, CLOSED_WITHIN_MS)
  }

  return registerLayer
}

function currentState(): EntryState {
  return (history.state ?? {}) as EntryState
}
