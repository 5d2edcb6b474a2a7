import type { City, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { PlaceDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { useCallback, useState } from "react"
import { citiesWithStores } from "../../session/locator.api.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { CityStores } from "./city-stores.tsx"
import { matchingCities } from "../../shell/matching-cities.ts"
import { Row } from "./row.tsx"
import { ListTrouble, RowBones, StepHead } from "./step-parts.tsx"
import { ways } from "./ways.ts"
import styles from "./city-picker.module.css"

interface CityPickerProps {
  type: DeliveryType
  onBack: () => void
  onChoose: (store: StoreInfo) => void
}

/** LOC-5: a city, then one of its stores. */
export function CityPicker({ type, onBack, onChoose }: CityPickerProps) {
  const answer = useAnswer(useCallback((signal: AbortSignal) => citiesWithStores(type, signal), [type]))
  const [city, setCity] = useState<City>()
  const [sought, setSought] = useState("")
  if (city) return <CityStores city={city} type={type} onBack={() => setCity(undefined)} onChoose={onChoose} />

  const cities = answer.state === "ready" ? answer.value : undefined
  const shown = matchingCities(cities ?? [], sought)
  return (
    <section className={styles.step} aria-busy={answer.state === "loading"}>
      <StepHead title={ways[type].cities} back="Other ways to choose" onBack={onBack} />
      {cities?.length === 0 ? (
        <EmptyState level={3} drawing={<PlaceDrawing size={120} />} title={`No ${ways[type].name.toLowerCase()} yet`}>
          None of our stores offers it at the moment. The other ways are open.
        </EmptyState>
      ) : (
        <Field
          label="Search a city"
          placeholder="City or state"
          prefix={<SearchIcon size={20} />}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      )}
      {answer.state === "loading" ? <RowBones /> : undefined}
      {answer.state === "failed" ? <ListTrouble message={answer.message} onRetry={answer.retry} /> : undefined}
      {cities && cities.length > 0 ? (
        <>
          <p className="sr-only" aria-live="polite">
            {sought === "" ? "" : `${shown.length} of ${cities.length} cities`}
          </p>
          <ul className={styles.list}>
            {shown.map((each) => (
              <li key={each.id}>
                <Row
                  title={each.name}
                  text={each.region === each.name ? undefined : each.region}
                  after={each.stores === 1 ? "1 store" : `${each.stores} stores`}
                  onPress={() => setCity(each)}
                />
              </li>
            ))}
          </ul>
          {shown.length === 0 ? (
            <p className={styles.none}>
              <strong>No store in “{sought.trim()}” yet.</strong> A bigger city near it may have one.
            </p>
          ) : undefined}
        </>
      ) : undefined}
    </section>
  )
}
