import { type CaseDesk, type CaseState, caseDesks, caseStates, isActive } from "@hearth/domain/cases/case-state.ts"
import { type IssueCategory, issueCategories } from "@hearth/domain/cases/issue-categories.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as categoryTexts from "@hearth/texts/feedback/issue-categories.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { SelectField } from "@hearth/ui/field/select-field.tsx"
import { FilterIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type SyntheticEvent, useState } from "react"
import { SearchField } from "../../../shell/head-office/search-field.tsx"
import { StoreFilter } from "../../../shell/head-office/store-filter.tsx"
import styles from "../cases-screen.module.css"

export interface OfficeFilter {
  search: string | undefined
  desk: CaseDesk | undefined
  state: CaseState | undefined
  category: IssueCategory | undefined
  storeId: string | undefined
}

export const noFilter: OfficeFilter = {
  search: undefined,
  desk: undefined,
  state: undefined,
  category: undefined,
  storeId: undefined,
}

/** No desk, state or category is called this. */
const ANY = "any"
const orUndefined = <Value extends string>(value: Value | typeof ANY) => (value === ANY ? undefined : value)

export interface OfficeFiltersProps {
  filter: OfficeFilter
  onChange: (filter: OfficeFilter) => void
}

/** Head office's search and filters. A choice applies at once, the search when it is submitted. */
export function OfficeFilters({ filter, onChange }: OfficeFiltersProps) {
  const [typed, setTyped] = useState(filter.search ?? "")
  const { search, ...chosen } = filter
  const filterCount = Object.values(chosen).filter((value) => value !== undefined).length
  const set = (changes: Partial<OfficeFilter>) => onChange({ ...filter, ...changes })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    set({ search: typed.trim() || undefined })
  }
  return (
    <search className={styles.filters} aria-label={casesTexts.searchAndFilter}>
      <form onSubmit={submit}>
        <SearchField
          label={casesTexts.search}
          hint={casesTexts.searchHint}
          name="search"
          submitLabel={casesTexts.searchCases}
          maxLength={30}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            if (value === "" && search !== undefined) set({ search: undefined })
          }}
        />
      </form>
      <details className={styles.details}>
        <summary>
          <FilterIcon size={18} />
          {filterCount === 0 ? casesTexts.filters : casesTexts.filtersOn(filterCount)}
        </summary>
        <div className={styles.selects}>
          <SelectField<CaseDesk | typeof ANY>
            label={casesTexts.desk}
            value={filter.desk ?? ANY}
            onChange={(desk) => set({ desk: orUndefined(desk) })}
            options={[
              { value: ANY, label: casesTexts.anyDesk },
              ...caseDesks.map((value) => ({ value, label: casesTexts.desks[value] })),
            ]}
          />
          <SelectField<CaseState | typeof ANY>
            label={casesTexts.state}
            value={filter.state ?? ANY}
            onChange={(state) => set({ state: orUndefined(state) })}
            options={[
              { value: ANY, label: casesTexts.anyState },
              ...caseStates.filter(isActive).map((value) => ({ value, label: casesTexts.states[value] })),
            ]}
          />
          <SelectField<IssueCategory | typeof ANY>
            label={casesTexts.category}
            value={filter.category ?? ANY}
            onChange={(category) => set({ category: orUndefined(category) })}
            options={[
              { value: ANY, label: casesTexts.anyCategory },
              ...issueCategories.map((value) => ({ value, label: categoryTexts.nameOfCategory(value) })),
            ]}
          />
          <StoreFilter storeId={filter.storeId} onChange={(storeId) => set({ storeId })} />
        </div>
      </details>
      {filterCount > 0 || search !== undefined ? (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setTyped("")
            onChange(noFilter)
          }}
        >
          {casesTexts.clearFilters}
        </Button>
      ) : undefined}
    </search>
  )
}
