import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { CarIcon, StoreIcon, TargetIcon } from "@hearth/ui/icon/place-icons.tsx"
import { useSearchParams } from "react-router"
import { PageTitle } from "../../shared/page/page-title.tsx"
import { usePosition } from "../../place/use-position.ts"
import { CityFinder } from "./city-finder.tsx"
import { withStoreSearch, type StoreSearch, withParam } from "./store-search-query.ts"
import { StoreResults } from "./store-results.tsx"
import styles from "./stores-screen.module.css"
import { useStoreSearch } from "./use-store-search.ts"

export interface StoresScreenProps {
  heading: string
  type: Exclude<DeliveryType, "DELIVERY">
  /** The map before the list. */
  mapFirst?: boolean
}

const intros: Readonly<Record<StoresScreenProps["type"], string>> = {
  PICKUP: "Order ahead, then pick it up hot at the counter.",
  CURBSIDE: "Stay in your car: we bring it out to you.",
  DINEIN: "Order from your table, we bring it to you.",
}

/** LOC-4, LOC-11: stores for pickup, curbside or dine-in, near a place or in a city. */
export function StoresScreen({ heading, type, mapFirst = false }: StoresScreenProps) {
  const [params, setParams] = useSearchParams()
  const { isKnown, search } = useStoreSearch()
  const { request, busy, trouble } = usePosition("choose a city.")
  const searchNearUser = async () => {
    const point = await request()
    if (point) setParams((now) => withStoreSearch(now, { point, label: "" }), { preventScrollReset: true })
  }
  const locate = (
    <Button
      variant="secondary"
      size="small"
      icon={<TargetIcon size={18} />}
      busy={busy}
      onClick={() => void searchNearUser()}
    >
      Use my location
    </Button>
  )
  return (
    <>
      <PageTitle heading={heading}>{intros[type]}</PageTitle>
      <div className={styles.tools}>
        {type === "DINEIN" ? undefined : <TakeawayTypeSwitch type={type} />}
        {search || !isKnown ? (
          <p className={styles.elsewhere}>
            {locate}
            <ButtonLink variant="secondary" size="small" href={`?${withStoreSearch(params, "by-city")}`}>
              Choose a city
            </ButtonLink>
          </p>
        ) : undefined}
      </div>
      {trouble ? (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      ) : undefined}
      {isKnown && !search ? (
        <div className={styles.start}>
          <div className={styles.near}>
            <h2>Where are you?</h2>
            <p>We show the five nearest to you, with their hours.</p>
            <Button icon={<TargetIcon size={20} />} busy={busy} onClick={() => void searchNearUser()}>
              Use my location
            </Button>
          </div>
          <CityFinder type={type} hrefOf={(city) => `?${withStoreSearch(params, { city })}`} />
        </div>
      ) : (
        <StoreResults key={resultsKey(search, type)} type={type} search={search} mapFirst={mapFirst} />
      )}
    </>
  )
}

function resultsKey(search: StoreSearch | undefined, type: DeliveryType): string {
  return `${type} ${JSON.stringify(search)}`
}

function TakeawayTypeSwitch({ type }: { type: StoresScreenProps["type"] }) {
  const [, setParams] = useSearchParams()
  return (
    <RadioGroup
      legend="How"
      legendHidden
      variant="chips"
      options={[
        { value: "PICKUP", label: "At the counter", icon: <StoreIcon size={18} /> },
        { value: "CURBSIDE", label: "To my car", icon: <CarIcon size={18} /> },
      ]}
      value={type}
      onChange={(next) =>
        setParams((now) => new URLSearchParams(withParam(now, "type", next)), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  )
}
