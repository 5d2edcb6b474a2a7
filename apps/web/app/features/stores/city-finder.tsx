import type { City } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as storesTexts from "@hearth/texts/place/stores.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback, useState } from "react"
import { fetchCities } from "../../place/locator.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { matchCities } from "../../place/match-cities.ts"
import styles from "./city-finder.module.css"

const INITIAL_COUNT = 12

/** The cities with stores for this delivery type, each linked to its list of stores. */
export function CityFinder({ type, hrefOf }: { type: DeliveryType; hrefOf: (cityId: string) => string }) {
  const [searchText, setSearchText] = useState("")
  const cities = useQuery(useCallback((signal: AbortSignal) => fetchCities(type, signal), [type]))
  return (
    <section className={styles.finder} aria-busy={cities.state === "loading"}>
      <Field
        label={storesTexts.chooseCity}
        type="search"
        name="city"
        autoComplete="off"
        placeholder={storesTexts.citySearchPlaceholder}
        prefix={<SearchIcon size={20} />}
        value={searchText}
        onChange={(event) => setSearchText(event.currentTarget.value)}
      />
      {cities.state === "loading" ? (
        <div className={styles.cities}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} shape="card" className={styles.skeleton} />
          ))}
        </div>
      ) : undefined}
      {cities.state === "failed" ? (
        <div className={styles.error} role="alert">
          <p>{cities.message ?? storesTexts.citiesNotLoaded}</p>
          <Button size="small" onClick={cities.retry}>
            {labels.tryAgain}
          </Button>
        </div>
      ) : undefined}
      {cities.state === "ready" ? <Cities cities={cities.value} searchText={searchText} hrefOf={hrefOf} /> : undefined}
    </section>
  )
}

interface CitiesProps {
  cities: readonly City[]
  searchText: string
  hrefOf: (cityId: string) => string
}

function Cities({ cities, searchText, hrefOf }: CitiesProps) {
  const isSearching = searchText.trim() !== ""
  const largestCities = cities.toSorted((one, other) => other.stores - one.stores).slice(0, INITIAL_COUNT)
  const shownCities = isSearching ? matchCities(cities, searchText) : largestCities
  return (
    <>
      <output className={isSearching ? styles.count : "sr-only"}>
        {isSearching ? formatCityCount(shownCities.length) : ""}
      </output>
      <ul className={styles.cities}>
        {shownCities.map(({ id, name, region, stores }) => (
          <li key={id}>
            <a href={hrefOf(id)} className={styles.city}>
              <strong>{name}</strong>
              <span className={styles.muted}>{region}</span>
              <span className={styles.muted}>{storesTexts.storeCount(stores)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function formatCityCount(count: number): string {
  return count === 0 ? storesTexts.noStoreInCity : storesTexts.cityCount(count)
}
