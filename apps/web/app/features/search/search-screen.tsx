import type { Menu, Product } from "@hearth/contract/calls/catalog.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { createMenuSearch } from "@hearth/domain/menu/search-menu.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ReactNode, type RefObject, useMemo, useRef } from "react"
import { useBoot } from "../../session/boot.tsx"
import { useMenu } from "../../session/menu-data.ts"
import { useTakenOver } from "../../shell/taken-over.ts"
import { FilterChips } from "./filter-chips.tsx"
import { keepWords } from "./last-words.ts"
import { nearestIdeas } from "./nearest-ideas.ts"
import { NothingFound } from "./nothing-found.tsx"
import { priceSteps } from "./price-steps.ts"
import { goToFirstResult, ResultList } from "./result-list.tsx"
import { SearchField } from "./search-field.tsx"
import { isSought, nothingSought, type SearchState } from "./search-state.ts"
import styles from "./search-screen.module.css"
import { Suggestions } from "./suggestions.tsx"
import { type Sought, useSought } from "./use-sought.ts"

interface SearchScreenProps {
  heading: ReactNode
  favourites: ReactNode
}

/** CAT-4: the store's whole menu, searched in the browser as one types. */
export function SearchScreen({ heading, favourites }: SearchScreenProps) {
  const { country } = useBoot()
  const menu = useMenu()
  const takenOver = useTakenOver()
  const sought = useSought()
  const field = useRef<HTMLInputElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const { state, change } = sought
  const products = menu.state === "ready" ? menu.value.products : undefined
  const steps = useMemo(() => priceSteps(products?.map(({ price }) => price) ?? []), [products])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is pressed here: a press on a link inside finds the address up to date
    <div className={styles.screen} onPointerDown={sought.settle}>
      {heading}
      <div className={styles.bar}>
        <SearchField
          input={field}
          value={state.q}
          onChange={(q) => change({ ...state, q })}
          onDown={() => {
            if (goToFirstResult(below.current)) keepWords(state.q)
          }}
        />
        <FilterChips state={state} onChange={change} steps={steps} country={country} />
      </div>
      <noscript>
        <p>
          Searching needs scripts, which are switched off in this browser.{" "}
          <a href={countries[country].defaultMenu}>See the whole menu</a> instead.
        </p>
      </noscript>
      <div ref={below} className={styles.below}>
        {menu.state === "ready" && takenOver ? (
          <Answer menu={menu.value} sought={sought} field={field} favourites={favourites} />
        ) : menu.state === "failed" ? (
          <EmptyState
            drawing={<OfflineDrawing />}
            title="The menu didn't come through"
            action={<Button onClick={menu.retry}>Try again</Button>}
          >
            {menu.message ?? "The connection may be slow."}
          </EmptyState>
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  )
}

interface AnswerProps {
  menu: Menu
  sought: Sought
  field: RefObject<HTMLInputElement | null>
  favourites: ReactNode
}

function Answer({ menu, sought, field, favourites }: AnswerProps) {
  const { state, settled, change } = sought
  const search = useMemo(() => createMenuSearch(menu.products, menu.categories), [menu])
  const found = useMemo(() => search(state.q, state, menu.products.length), [search, state, menu])
  const said = useMemo(
    () => (isSought(settled) ? sayCount(search(settled.q, settled, menu.products.length).length) : ""),
    [search, settled, menu],
  )
  const go = (next: SearchState) => {
    change(next)
    field.current?.focus()
  }
  const list = (label: string, products: readonly Product[], typed: string) => (
    <ResultList label={label} products={products} sought={sought} typed={typed} field={field} />
  )
  const nothing = () => {
    const ideas = nearestIdeas(search, state.q, state)
    return (
      <NothingFound
        state={state}
        unfiltered={search(state.q, {}, menu.products.length).length}
        onClearFilters={() => go({ q: state.q })}
        onClear={() => go(nothingSought)}
        ideas={ideas}
      >
        {list("Perhaps one of these", ideas, "")}
      </NothingFound>
    )
  }
  return (
    <>
      <output className="sr-only">{said}</output>
      {!isSought(state) ? (
        <Suggestions menu={menu} onPick={(q) => go({ ...state, q })} favourites={favourites} />
      ) : found.length === 0 ? (
        nothing()
      ) : (
        <section aria-labelledby="found">
          <h2 id="found" className={styles.count}>
            {sayCount(found.length)}
          </h2>
          {list("Found on the menu", found, state.q)}
        </section>
      )}
    </>
  )
}

function sayCount(count: number): string {
  return count === 0 ? "Nothing found" : count === 1 ? "1 dish found" : `${count} dishes found`
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles.bones}>
          <Skeleton shape="circle" className={styles.plate} />
          <Skeleton lines={3} className={styles.lines} />
        </div>
      ))}
    </div>
  )
}
