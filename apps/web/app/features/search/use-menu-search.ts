import { useCallback, useEffect, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { useHydrated } from "../../client/loading/hydration.ts"
import { storeSearch } from "./recent-menu-searches.ts"
import { parseSearch, searchHref, type SearchState } from "./search-state.ts"

/** So long after the last letter it counts as typed: the address is written, and what was found is said. */
const REST_MS = 300

export interface MenuSearchState {
  state: SearchState
  /** What was typed when the typing last rested. */
  settled: SearchState
  change(next: SearchState): void
  /** The address is brought up to what was typed, before something else changes it. */
  settle(): void
  /** A closer look: it is a step to go back from, to the search as it is now. */
  openProduct(id: string): void
}

/** What is sought lives in the address, replaced as one types; the page follows the address where that changes by itself. */
export function useMenuSearch(): MenuSearchState {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The page was drawn without its query.
  const address = useHydrated() ? searchHref(parseSearch(params)) : "?"
  const [state, setState] = useState(() => parseHref(address))
  const [settled, setSettled] = useState(state)
  const written = useRef(address)
  const latest = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (address === written.current) return
    clearTimeout(timer.current)
    written.current = address
    latest.current = parseHref(address)
    setState(latest.current)
    setSettled(latest.current)
  }, [address])
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = useCallback(async () => {
    clearTimeout(timer.current)
    setSettled(latest.current)
    const next = searchHref(latest.current)
    if (next === written.current) return
    written.current = next
    // What is looked at closer meanwhile stays open.
    const product = new URLSearchParams(location.search).get("product") ?? undefined
    await navigate({ search: searchHref(latest.current, product) }, { replace: true, preventScrollReset: true })
  }, [navigate])

  const change = useCallback(
    (next: SearchState) => {
      latest.current = next
      setState(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void write(), REST_MS)
    },
    [write],
  )
  const openProduct = useCallback(
    async (id: string) => {
      storeSearch(latest.current.q)
      await write()
      await navigate({ search: searchHref(latest.current, id) }, { preventScrollReset: true })
    },
    [navigate, write],
  )
  return { state, settled, change, settle: () => void write(), openProduct: (id) => void openProduct(id) }
}

function parseHref(address: string): SearchState {
  return parseSearch(new URLSearchParams(address))
}
