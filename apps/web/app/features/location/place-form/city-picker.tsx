import type { City, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as cityPickerTexts from "@hearth/texts/place/city-picker.ts"
import { PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { useCallback, useState } from "react"
import { fetchCities } from "../../../place/locator.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { CityStores } from "./city-stores.tsx"
import { matchCities } from "../../../place/match-cities.ts"
import { ChoiceRow } from "./choice-row.tsx"
import { ListError, RowsSkeleton, StepHeading } from "./city-picker-parts.tsx"
import styles from "./city-picker.module.css"

interface CityPickerProps {
  type: DeliveryType
  onBack: () => void
  onChoose: (store: StoreInfo) => void
}

/** LOC-5: a choice of city, then of one of its stores. */
export function CityPicker({ type, onBack, onChoose }: CityPickerProps) {
  const query = useQuery(useCallback((signal: AbortSignal) => fetchCities(type, signal), [type]))
  const [city, setCity] = useState<City>()
  const [searchText, setSearchText] = useState("")
  if (city) return <CityStores city={city} type={type} onBack={() => setCity(undefined)} onChoose={onChoose} />

  const cities = query.state === "ready" ? query.value : undefined
  const shownCities = matchCities(cities ?? [], searchText)
  return (
    <section className={styles.step} aria-busy={query.state === "loading"}>
      <StepHeading title={cityPickerTexts.chooseCity(type)} backLabel={cityPickerTexts.otherOptions} onBack={onBack} />
      {cities?.length === 0 ? (
        <EmptyState level={3} drawing={<PlaceDrawing size={120} />} title={cityPickerTexts.notAvailableYet(type)}>
          {cityPickerTexts.tryOtherType}
        </EmptyState>
      ) : (
        <Field
          label={cityPickerTexts.searchCity}
          placeholder={cityPickerTexts.searchPlaceholder}
          prefix={<SearchIcon size={20} />}
          value={searchText}
          onChange={(event) => setSearchText(event.currentTarget.value)}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      )}
      {query.state === "loading" ? <RowsSkeleton /> : undefined}
      {query.state === "failed" ? <ListError message={query.message} onRetry={query.retry} /> : undefined}
      {cities && cities.length > 0 ? (
        <>
          <p className="sr-only" aria-live="polite">
            {searchText === "" ? "" : cityPickerTexts.cityCount(shownCities.length, cities.length)}
          </p>
          <ul className={styles.list}>
            {shownCities.map((each) => (
              <li key={each.id}>
                <ChoiceRow
                  title={each.name}
                  text={each.region === each.name ? undefined : each.region}
                  trailingContent={cityPickerTexts.storeCount(each.stores)}
                  onPress={() => setCity(each)}
                />
              </li>
            ))}
          </ul>
          {shownCities.length === 0 ? (
            <p className={styles.noMatch}>
              <strong>{cityPickerTexts.noStoreInCity(searchText.trim())}</strong> {cityPickerTexts.tryBiggerCity}
            </p>
          ) : undefined}
        </>
      ) : undefined}
    </section>
  )
}
