import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as searchTexts from "@hearth/texts/menu/search.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import type { ReactNode } from "react"
import { hasFilters, type SearchState } from "./search-state.ts"
import styles from "./menu-search-screen.module.css"

interface NothingFoundProps {
  state: SearchState
  /** The number of results without the filters. */
  unfilteredCount: number
  onClearFilters: () => void
  onClear: () => void
  ideas: readonly Product[]
  children: ReactNode
}

export function NothingFound({ state, unfilteredCount, onClearFilters, onClear, ideas, children }: NothingFoundProps) {
  const typed = state.q.trim()
  const isFiltered = hasFilters(state)
  return (
    <>
      <EmptyState
        drawing={<SearchDrawing />}
        title={
          typed === "" ? (
            searchTexts.noMatchForFilters
          ) : (
            <span className={styles.typed}>{searchTexts.noResultsFor(typed)}</span>
          )
        }
        action={
          isFiltered && unfilteredCount > 0 ? (
            <Button onClick={onClearFilters}>{searchTexts.clearFilters}</Button>
          ) : (
            <Button variant="secondary" onClick={onClear}>
              {searchTexts.startOver}
            </Button>
          )
        }
      >
        {isFiltered && unfilteredCount > 0
          ? searchTexts.resultsWithoutFilters(unfilteredCount)
          : searchTexts.checkSpelling}
      </EmptyState>
      {ideas.length > 0 ? (
        <section className={styles.suggestions} aria-labelledby="ideas">
          <h2 id="ideas" className={styles.heading}>
            {searchTexts.suggestions}
          </h2>
          {children}
        </section>
      ) : undefined}
    </>
  )
}
