import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { useCallback, useEffect, useMemo, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import type { Configuration, Shelf } from "./configuration.ts"
import { fillPicks } from "./fill-picks.ts"
import type { Lacks } from "./lacks.ts"
import { readConfiguration } from "./read-configuration.ts"
import { type Held, lineIn, takeStep } from "./take-step.ts"
import { writeConfiguration } from "./write-configuration.ts"

export type Change = (to: (now: Configuration) => Configuration) => void

/**
 * What is being built lives in the address: a reload, going back, a second tab and whoever gets the link find the same.
 * It is written there directly, not as a step of the router, which would draw the whole page again at each tap.
 */
export function useConfiguration(product: Product, shelf: Shelf, lacks: Lacks) {
  const [held, setHeld] = useState<Held>(() => ({ text: location.search.slice(1), notices: [] }))
  const read = useMemo(
    () => readConfiguration(new URLSearchParams(held.text), product, shelf),
    [held.text, product, shelf],
  )
  const line = useMemo(() => lineIn(held.text), [held.text])
  useEffect(() => writeAfterFrame(held.text), [held.text])

  const change: Change = useCallback((to) => setHeld((now) => takeStep(now, to, product, shelf)), [product, shelf])
  // What the box would hold can't be had: something else is picked for good, not until it is back.
  const { country } = useBoot()
  const filled =
    read.configuration.kind === "box" ? fillPicks(product, read.configuration.picks, lacks, country) : undefined
  if (filled) setHeld(takeStep(held, () => ({ kind: "box", picks: filled.picks }), product, shelf, filled.told))
  const wished = useMemo(
    () =>
      held.wished === undefined
        ? undefined
        : readConfiguration(new URLSearchParams(held.wished), product, shelf).configuration,
    [held.wished, product, shelf],
  )
  const closeNotices = () => setHeld({ text: writeConfiguration(product, read.configuration, line), notices: [] })
  const notices = read.dropped.length > 0 ? read.dropped : held.notices
  return { configuration: read.configuration, wished, line, change, notices, closeNotices }
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
