import type { Menu, Product } from "@hearth/contract/calls/catalog.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { createMenuSearch } from "@hearth/domain/menu/search-menu.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as searchTexts from "@hearth/texts/menu/search.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ReactNode, type RefObject, useMemo, useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useMenu } from "../../place/store-menu.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { FilterChips } from "./filter-chips.tsx"
import { persistMenuSearch } from "./recent-menu-searches.ts"
import { suggestProducts } from "./suggest-products.ts"
import { NothingFound } from "./nothing-found.tsx"
import { priceSteps } from "./price-steps.ts"
import { goToFirstResult, ResultList } from "./result-list.tsx"
import { SearchField } from "./search-field.tsx"
import { isActiveSearch, emptySearch, type SearchState } from "./search-state.ts"
import styles from "./menu-search-screen.module.css"
import { SearchSuggestions } from "./search-suggestions.tsx"
import { type MenuSearchState, useMenuSearch } from "./use-menu-search.ts"

interface SearchScreenProps {
  heading: ReactNode
  favourites: ReactNode
}

/** CAT-4: searches the store's whole menu in the browser while the visitor types. */
export function MenuSearchScreen({ heading, favourites }: SearchScreenProps) {
  const { country } = usePageContext()
  const menu = useMenu()
  const isHydrated = useHydrated()
  const search = useMenuSearch()
  const field = useRef<HTMLInputElement>(null)
  const resultsRef = useRef<HTMLDivElement>(null)
  const { state, change } = search
  const products = menu.state === "ready" ? menu.value.products : undefined
  const maxPrices = useMemo(() => priceSteps(products?.map(({ price }) => price) ?? []), [products])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- not interactive itself: updates the URL before a link inside is followed
    <div className={styles.screen} onPointerDown={search.settle}>
      {heading}
      <div className={styles.bar}>
        <SearchField
          input={field}
          value={state.q}
          onChange={(q) => change({ ...state, q })}
          onGoToResults={() => {
            if (goToFirstResult(resultsRef.current)) persistMenuSearch(state.q)
          }}
        />
        <FilterChips state={state} onChange={change} maxPrices={maxPrices} country={country} />
      </div>
      <noscript>
        <p>
          {searchTexts.scriptsNeeded} <a href={countries[country].defaultMenu}>{labels.seeMenu}</a>
        </p>
      </noscript>
      <div ref={resultsRef} className={styles.below}>
        {menu.state === "ready" && isHydrated ? (
          <SearchResults menu={menu.value} menuSearch={search} field={field} favourites={favourites} />
        ) : menu.state === "failed" ? (
          <EmptyState
            drawing={<OfflineDrawing />}
            title={searchTexts.couldNotLoad}
            action={<Button onClick={menu.retry}>{labels.tryAgain}</Button>}
          >
            {menu.message ?? labels.slowConnection}
          </EmptyState>
        ) : (
          <ResultsSkeleton />
        )}
      </div>
    </div>
  )
}

interface SearchResultsProps {
  menu: Menu
  menuSearch: MenuSearchState
  field: RefObject<HTMLInputElement | null>
  favourites: ReactNode
}

function SearchResults({ menu, menuSearch, field, favourites }: SearchResultsProps) {
  const { state, settled, change } = menuSearch
  const search = useMemo(() => createMenuSearch(menu.products, menu.categories), [menu])
  const results = useMemo(() => search(state.q, state, menu.products.length), [search, state, menu])
  const announcement = useMemo(
    () =>
      isActiveSearch(settled) ? searchTexts.resultCount(search(settled.q, settled, menu.products.length).length) : "",
    [search, settled, menu],
  )
  const goToSearch = (next: SearchState) => {
    change(next)
    field.current?.focus()
  }
  const renderList = (label: string, products: readonly Product[], typed: string) => (
    <ResultList label={label} products={products} search={menuSearch} typed={typed} field={field} />
  )
  const renderNothingFound = () => {
    const ideas = suggestProducts(search, state.q, state)
    return (
      <NothingFound
        state={state}
        unfilteredCount={search(state.q, {}, menu.products.length).length}
        onClearFilters={() => goToSearch({ q: state.q })}
        onClear={() => goToSearch(emptySearch)}
        ideas={ideas}
      >
        {renderList(searchTexts.suggestions, ideas, "")}
      </NothingFound>
    )
  }
  return (
    <>
      <output className="sr-only">{announcement}</output>
      {!isActiveSearch(state) ? (
        <SearchSuggestions menu={menu} onPick={(q) => goToSearch({ ...state, q })} favourites={favourites} />
      ) : results.length === 0 ? (
        renderNothingFound()
      ) : (
        <section aria-labelledby="found">
          <h2 id="found" className={styles.count}>
            {searchTexts.resultCount(results.length)}
          </h2>
          {renderList(searchTexts.results, results, state.q)}
        </section>
      )}
    </>
  )
}

function ResultsSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles.skeletons}>
          <Skeleton shape="circle" className={styles.picture} />
          <Skeleton lines={3} className={styles.lines} />
        </div>
      ))}
    </div>
  )
}
