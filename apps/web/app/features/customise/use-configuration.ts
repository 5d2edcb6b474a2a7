import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { useCallback, useEffect, useMemo, useState } from "react"
import type { Configuration, Shelf } from "./configuration.ts"
import { readConfiguration } from "./read-configuration.ts"
import { writeConfiguration } from "./write-configuration.ts"

export type Change = (to: (now: Configuration) => Configuration) => void

interface Held {
  /** The query that says it all. */
  text: string
  /** What could not be had, until the customer has read it. */
  notices: readonly string[]
}

/** Of the cart's line that is being changed. */
const LINE = /^[\w-]{1,64}$/

/**
 * What is being built lives in the address: a reload, going back, a second tab and whoever gets the link find the same.
 * It is written there directly, not as a step of the router, which would draw the whole page again at each tap.
 */
export function useConfiguration(product: Product, shelf: Shelf) {
  const [held, setHeld] = useState<Held>(() => ({ text: location.search.slice(1), notices: [] }))
  const read = useMemo(
    () => readConfiguration(new URLSearchParams(held.text), product, shelf),
    [held.text, product, shelf],
  )
  const line = useMemo(() => lineIn(held.text), [held.text])
  useEffect(() => writeAfterFrame(held.text), [held.text])

  const change: Change = useCallback(
    (to) =>
      setHeld((now) => {
        const before = readConfiguration(new URLSearchParams(now.text), product, shelf)
        const asked = writeConfiguration(product, to(before.configuration))
        const { configuration, dropped } = readConfiguration(new URLSearchParams(asked), product, shelf)
        const notices = [dropped, before.dropped, now.notices].find(({ length }) => length > 0) ?? []
        return { text: writeConfiguration(product, configuration, lineIn(now.text)), notices }
      }),
    [product, shelf],
  )
  const closeNotices = () => setHeld({ text: writeConfiguration(product, read.configuration, line), notices: [] })
  const notices = read.dropped.length > 0 ? read.dropped : held.notices
  return { configuration: read.configuration, line, change, notices, closeNotices }
}

function lineIn(text: string): string | undefined {
  const line = new URLSearchParams(text).get("line")
  return line !== null && LINE.test(line) ? line : undefined
}

/** Nobody looks at the address first: the frame that shows the choice does not wait for it. */
function writeAfterFrame(text: string): () => void {
  const write = () => {
    if (location.search.slice(1) === text) return
    try {
      history.replaceState(history.state, "", `?${text}`)
    } catch {
      // A browser that finds it too often refuses; the next choice writes it all again.
    }
  }
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(write)
  })
  // A page that is left in between, by a reload or another tab, has no next frame.
  addEventListener("pagehide", write)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    removeEventListener("pagehide", write)
  }
}
