import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import styles from "./result-list.module.css"
import { ResultRow } from "./result-row.tsx"
import { searchAddress } from "./search-state.ts"
import type { Sought } from "./use-sought.ts"

interface ResultListProps {
  label: string
  products: readonly Product[]
  sought: Sought
  /** What the rows are marked by; nothing where they are only ideas. */
  typed: string
  field: RefObject<HTMLInputElement | null>
}

/** As many as a screen shows: they are drawn with each letter. More are when their end comes near. */
const AT_ONCE = 6
const NEAR = "300px"

export function ResultList({ label, products, sought, typed, field }: ResultListProps) {
  const { country } = useBoot()
  const { end, count } = useCountInView(products)
  const shown = products.slice(0, count)

  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = linksIn(event.currentTarget)
    const at = links.findIndex((link) => link === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1, Escape: -1 }[event.key]
    if (next === undefined || at === -1) return
    event.preventDefault()
    if (next < 0) field.current?.focus()
    else links[next]?.focus()
  }
  // By hand, so that what was typed is in the address one goes back to.
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-result]") : null
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!link?.dataset.result || modified) return
    event.preventDefault()
    sought.openProduct(link.dataset.result)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed; Enter on a link is a click */}
      <ul aria-label={label} className={styles.list} onKeyDown={press} onClick={open}>
        {shown.map((product) => (
          <ResultRow
            key={product.id}
            product={product}
            typed={typed}
            href={searchAddress(sought.state, product.id)}
            country={country}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

/** How many are drawn: a few, and as many again each time the end of them comes near; another search begins anew. */
function useCountInView(products: readonly Product[]) {
  const end = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState({ products, count: AT_ONCE })
  const count = drawn.products === products ? drawn.count : AT_ONCE
  const all = count >= products.length
  useEffect(() => {
    if (all || !end.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn({ products, count: count + AT_ONCE }),
      { rootMargin: `0px 0px ${NEAR}` },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [all, count, products])
  return { end, count }
}

function linksIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("a[data-result]")]
}

/** Down from the field; false where there is nothing to go to. */
export function goToFirstResult(page: Element | null): boolean {
  const [first] = page ? linksIn(page) : []
  first?.focus()
  return first !== undefined
}
