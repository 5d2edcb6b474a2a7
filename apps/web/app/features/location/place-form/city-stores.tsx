import type { City, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import * as cityPickerTexts from "@hearth/texts/place/city-picker.ts"
import { PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import { useCallback } from "react"
import { fetchCityStores } from "../../../place/locator.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { formatAvailability } from "../../../place/format-availability.ts"
import { useCurrentMinute } from "../../../shared/time/use-current-minute.ts"
import { ListError, RowsSkeleton, StepHeading } from "./city-picker-parts.tsx"
import { ChoiceRow } from "./choice-row.tsx"
import styles from "./city-picker.module.css"

interface CityStoresProps {
  city: City
  type: DeliveryType
  onBack: () => void
  onChoose: (store: StoreInfo) => void
}

export function CityStores({ city, type, onBack, onChoose }: CityStoresProps) {
  const query = useQuery(useCallback((signal: AbortSignal) => fetchCityStores(city.id, type, signal), [city.id, type]))
  const stores = query.state === "ready" ? query.value.stores : undefined
  return (
    <section className={styles.step} aria-busy={query.state === "loading"}>
      <StepHeading title={cityPickerTexts.storesIn(city.name)} backLabel={cityPickerTexts.allCities} onBack={onBack} />
      {query.state === "loading" ? <RowsSkeleton /> : undefined}
      {query.state === "failed" ? <ListError message={query.message} onRetry={query.retry} /> : undefined}
      {stores && stores.length > 0 ? (
        <ul className={styles.list}>
          {stores.map((store) => (
            <li key={store.id}>
              <StoreRow store={store} type={type} onPress={() => onChoose(store)} />
            </li>
          ))}
        </ul>
      ) : undefined}
      {stores?.length === 0 ? (
        <EmptyState level={3} drawing={<PlaceDrawing size={120} />} title={cityPickerTexts.noStoresIn(city.name)}>
          {cityPickerTexts.tryAnotherCity(type)}
        </EmptyState>
      ) : undefined}
    </section>
  )
}

function StoreRow({ store, type, onPress }: { store: StoreInfo; type: DeliveryType; onPress: () => void }) {
  const now = useCurrentMinute()
  const { schedule } = store
  const availability =
    now === undefined ? undefined : formatAvailability(availabilityOf(schedule, type, now), schedule.timeZone, now)
  const text = (
    <>
      {availability ? <span className={styles[availability.tone]}>{availability.text}</span> : undefined}
      {availability ? " · " : undefined}
      {store.address}
    </>
  )
  return <ChoiceRow icon={<StoreIcon size={20} />} title={store.name} text={text} onPress={onPress} />
}
