import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { useCallback, useEffect, useMemo, useState } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import type { Configuration, Catalog } from "./configuration.ts"
import { replaceUnavailablePicks } from "./replace-unavailable-picks.ts"
import type { FindUnavailability } from "./unavailability.ts"
import { parseConfiguration } from "./parse-configuration.ts"
import { type BuilderState, readLineId, applyChange } from "./apply-change.ts"
import { serializeConfiguration } from "./serialize-configuration.ts"

export type ChangeConfiguration = (to: (now: Configuration) => Configuration) => void

/**
 * What is being built lives in the address: a reload, going back, a second tab and whoever gets the link find the same.
 * It is written there directly, not as a step of the router, which would draw the whole page again at each tap.
 */
export function useConfiguration(product: Product, catalog: Catalog, findUnavailability: FindUnavailability) {
  const [state, setState] = useState<BuilderState>(() => ({ text: location.search.slice(1), notices: [] }))
  const read = useMemo(
    () => parseConfiguration(new URLSearchParams(state.text), product, catalog),
    [state.text, product, catalog],
  )
  const line = useMemo(() => readLineId(state.text), [state.text])
  useEffect(() => writeAfterFrame(state.text), [state.text])

  const change: ChangeConfiguration = useCallback(
    (to) => setState((now) => applyChange(now, to, product, catalog)),
    [product, catalog],
  )
  // What the box would hold can't be had: something else is picked for good, not until it is back.
  const { country } = usePageContext()
  const filled =
    read.configuration.kind === "box"
      ? replaceUnavailablePicks(product, read.configuration.picks, findUnavailability, country)
      : undefined
  if (filled)
    setState(applyChange(state, () => ({ kind: "box", picks: filled.picks }), product, catalog, filled.notices))
  const preferred = useMemo(
    () =>
      state.preferred === undefined
        ? undefined
        : parseConfiguration(new URLSearchParams(state.preferred), product, catalog).configuration,
    [state.preferred, product, catalog],
  )
  const closeNotices = () => setState({ text: serializeConfiguration(product, read.configuration, line), notices: [] })
  const notices = read.dropped.length > 0 ? read.dropped : state.notices
  return { configuration: read.configuration, wished: preferred, line, change, notices, closeNotices }
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
