import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { useCallback, useEffect, useMemo, useState } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import type { Configuration, Catalog } from "./configuration.ts"
import { replaceUnavailableDefaults } from "./replace-unavailable-defaults.ts"
import type { FindUnavailability } from "./unavailability.ts"
import { parseConfiguration } from "./parse-configuration.ts"
import { type BuilderState, applyChange, closeNotices, readLineId } from "./apply-change.ts"

export type ChangeConfiguration = (update: (current: Configuration) => Configuration) => void

/**
 * Keeps the configuration in the URL, so that a reload, going back, a second tab and a shared link show the same item.
 * The URL is written directly instead of through the router, which would render the whole page again at each tap.
 */
export function useConfiguration(product: Product, catalog: Catalog, findUnavailability: FindUnavailability) {
  const [state, setState] = useState<BuilderState>(() => ({ text: location.search.slice(1), notices: [] }))
  const parsed = useMemo(
    () => parseConfiguration(new URLSearchParams(state.text), product, catalog),
    [state.text, product, catalog],
  )
  const lineId = useMemo(() => readLineId(state.text), [state.text])
  useEffect(() => writeAfterFrame(state.text), [state.text])

  const change: ChangeConfiguration = useCallback(
    (update) => setState((current) => applyChange(current, update, product, catalog)),
    [product, catalog],
  )
  // Replaces a box's default option that is unavailable. The replacement stays picked when the default is back.
  const { country } = usePageContext()
  const replacement =
    parsed.configuration.kind === "box"
      ? replaceUnavailableDefaults(product, parsed.configuration.picks, findUnavailability, country)
      : undefined
  if (replacement)
    setState(
      applyChange(state, () => ({ kind: "box", picks: replacement.picks }), product, catalog, replacement.notices),
    )
  const preferred = useMemo(
    () =>
      state.preferredText === undefined
        ? undefined
        : parseConfiguration(new URLSearchParams(state.preferredText), product, catalog).configuration,
    [state.preferredText, product, catalog],
  )
  const notices = parsed.dropped.length > 0 ? parsed.dropped : state.notices
  return {
    configuration: parsed.configuration,
    preferred,
    lineId,
    change,
    notices,
    closeNotices: () => setState((current) => closeNotices(current, product, catalog)),
  }
}

/** Updates the URL after the frame that shows the choice, so that the frame doesn't wait for it. */
function writeAfterFrame(text: string): () => void {
  const write = () => {
    if (location.search.slice(1) === text) return
    try {
      history.replaceState(history.state, "", `?${text}`)
    } catch {
      // Browsers refuse too many calls; the next choice writes the whole query again.
    }
  }
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(write)
  })
  // A page that is left before the next frame, such as by a reload, gets no frame, so it writes on `pagehide`.
  addEventListener("pagehide", write)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    removeEventListener("pagehide", write)
  }
}
