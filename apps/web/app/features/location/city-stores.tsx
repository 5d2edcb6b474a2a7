import type { City, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import { PlaceDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { StoreIcon } from "@hearth/ui/icon/place-icons.tsx"
import { useCallback } from "react"
import { storesOfCity } from "../../session/locator.api.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { sayAvailability } from "../../shell/say-availability.ts"
import { useNow } from "../../shell/use-now.ts"
import { ListTrouble, RowBones, StepHead } from "./step-parts.tsx"
import { Row } from "./row.tsx"
import { ways } from "./ways.ts"
import styles from "./city-picker.module.css"

interface CityStoresProps {
  city: City
  type: DeliveryType
  onBack: () => void
  onChoose: (store: StoreInfo) => void
}

export function CityStores({ city, type, onBack, onChoose }: CityStoresProps) {
  const answer = useAnswer(useCallback((signal: AbortSignal) => storesOfCity(city.id, type, signal), [city.id, type]))
  const stores = answer.state === "ready" ? answer.value.stores : undefined
  return (
    <section className={styles.step} aria-busy={answer.state === "loading"}>
      <StepHead title={`Stores in ${city.name}`} back="All cities" onBack={onBack} />
      {answer.state === "loading" ? <RowBones /> : undefined}
      {answer.state === "failed" ? <ListTrouble message={answer.message} onRetry={answer.retry} /> : undefined}
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
        <EmptyState level={3} drawing={<PlaceDrawing size={120} />} title={`Nothing in ${city.name} yet`}>
          No store there offers {ways[type].name.toLowerCase()}. Another city may.
        </EmptyState>
      ) : undefined}
    </section>
  )
}

function StoreRow({ store, type, onPress }: { store: StoreInfo; type: DeliveryType; onPress: () => void }) {
  const now = useNow()
  const { schedule } = store
  const said =
    now === undefined ? undefined : sayAvailability(availabilityOf(schedule, type, now), schedule.timeZone, now)
  const text = (
    <>
      {said ? <span className={styles[said.tone]}>{said.text}</span> : undefined}
      {said ? " · " : undefined}
      {store.address}
    </>
  )
  return <Row icon={<StoreIcon size={20} />} title={store.name} text={text} onPress={onPress} />
}
