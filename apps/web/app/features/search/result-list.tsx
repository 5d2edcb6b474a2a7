import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import styles from "./result-list.module.css"
import { ResultRow } from "./result-row.tsx"
import { searchHref } from "./search-state.ts"
import type { MenuSearchState } from "./use-menu-search.ts"

interface ResultListProps {
  label: string
  products: readonly Product[]
  search: MenuSearchState
  /** The text to highlight in the rows; empty for suggestions. */
  typed: string
  field: RefObject<HTMLInputElement | null>
}

/**
 * About as many results as fit on a screen. Only these are rendered after each typed letter; more are added when the
 * visitor scrolls near the end of the list.
 */
const PAGE_SIZE = 6
const LOAD_MARGIN = "300px"

export function ResultList({ label, products, search, typed, field }: ResultListProps) {
  const { country } = usePageContext()
  const { end, count } = useVisibleCount(products)
  const shownProducts = products.slice(0, count)

  const handleKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = linksIn(event.currentTarget)
    const activeIndex = links.findIndex((link) => link === document.activeElement)
    const next = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1, Home: 0, End: links.length - 1, Escape: -1 }[
      event.key
    ]
    if (next === undefined || activeIndex === -1) return
    event.preventDefault()
    if (next < 0) field.current?.focus()
    else links[next]?.focus()
  }
  // Navigates programmatically, so that the URL to return to contains the typed text.
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-result]") : null
    const isModifiedClick = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!link?.dataset.result || isModifiedClick) return
    event.preventDefault()
    search.openProduct(link.dataset.result)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks on the links inside; Enter on a link is a click */}
      <ul aria-label={label} className={styles.list} onKeyDown={handleKey} onClick={open}>
        {shownProducts.map((product) => (
          <ResultRow
            key={product.id}
            product={product}
            typed={typed}
            href={searchHref(search.state, product.id)}
            country={country}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

/**
 * How many results are rendered: one page, and another each time the visitor scrolls near the end. A new search starts
 * with one page again.
 */
function useVisibleCount(products: readonly Product[]) {
  const end = useRef<HTMLDivElement>(null)
  const [rendered, setRendered] = useState({ products, count: PAGE_SIZE })
  const count = rendered.products === products ? rendered.count : PAGE_SIZE
  const areAllRendered = count >= products.length
  useEffect(() => {
    if (areAllRendered || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setRendered({ products, count: count + PAGE_SIZE }),
      { rootMargin: `0px 0px ${LOAD_MARGIN}` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [areAllRendered, count, products])
  return { end, count }
}

function linksIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("a[data-result]")]
}

/** Moves focus from the field to the first result; returns false if there is none. */
export function goToFirstResult(page: Element | null): boolean {
  const [firstLink] = page ? linksIn(page) : []
  firstLink?.focus()
  return firstLink !== undefined
}
