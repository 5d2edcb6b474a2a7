import { useCallback, useEffect, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { useHydrated } from "../../client/loading/hydration.ts"
import { preparePrivateStorage } from "../../client/storage/storage.ts"
import { persistMenuSearch } from "./recent-menu-searches.ts"
import { parseSearch, searchHref, type SearchState } from "./search-state.ts"

/** The pause after the last letter before the URL is updated and the results are announced. */
const DEBOUNCE_MS = 300

export interface MenuSearchState {
  state: SearchState
  /** The search as of the last pause in typing. */
  settled: SearchState
  change(next: SearchState): void
  /** Updates the URL with the typed text before something else changes the URL. */
  settle(): void
  /** Opens a product in a new history entry, so that Back returns to the current search. */
  openProduct(id: string): void
}

/**
 * The search is in the URL, which is replaced while the visitor types. If something else changes the URL, such as the
 * back button, the page shows the search in the new URL.
 */
export function useMenuSearch(): MenuSearchState {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The server renders the page without its query.
  const href = useHydrated() ? searchHref(parseSearch(params)) : "?"
  const [state, setState] = useState(() => parseHref(href))
  const [settled, setSettled] = useState(state)
  const writtenHref = useRef(href)
  const latestState = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (href === writtenHref.current) return
    clearTimeout(timer.current)
    writtenHref.current = href
    latestState.current = parseHref(href)
    setState(latestState.current)
    setSettled(latestState.current)
  }, [href])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(preparePrivateStorage, [])

  const write = useCallback(async () => {
    clearTimeout(timer.current)
    setSettled(latestState.current)
    const next = searchHref(latestState.current)
    if (next === writtenHref.current) return
    writtenHref.current = next
    // The URL may also contain an open product, which stays open.
    const product = new URLSearchParams(location.search).get("product") ?? undefined
    await navigate({ search: searchHref(latestState.current, product) }, { replace: true, preventScrollReset: true })
  }, [navigate])

  const change = useCallback(
    (next: SearchState) => {
      latestState.current = next
      setState(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void write(), DEBOUNCE_MS)
    },
    [write],
  )
  const openProduct = useCallback(
    async (id: string) => {
      persistMenuSearch(latestState.current.q)
      await write()
      await navigate({ search: searchHref(latestState.current, id) }, { preventScrollReset: true })
    },
    [navigate, write],
  )
  return { state, settled, change, settle: () => void write(), openProduct: (id) => void openProduct(id) }
}

function parseHref(href: string): SearchState {
  return parseSearch(new URLSearchParams(href))
}
