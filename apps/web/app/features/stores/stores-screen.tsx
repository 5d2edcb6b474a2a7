import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as storesTexts from "@hearth/texts/place/stores.ts"
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
  /** Shows the map before the list. */
  mapFirst?: boolean
}

const positionMessages = {
  denied: storesTexts.locationOff,
  unavailable: storesTexts.locationNotFound,
  abroad: storesTexts.outsideCountry,
}

/** LOC-4, LOC-11: stores for pickup, curbside or dine-in, near a place or in a city. */
export function StoresScreen({ heading, type, mapFirst = false }: StoresScreenProps) {
  const [params, setParams] = useSearchParams()
  const { isReady, search } = useStoreSearch()
  const { request, busy, error } = usePosition(positionMessages)
  const searchNearUser = async () => {
    const point = await request()
    if (point) setParams((current) => withStoreSearch(current, { point, label: "" }), { preventScrollReset: true })
  }
  const locateButton = (
    <Button
      variant="secondary"
      size="small"
      icon={<TargetIcon size={18} />}
      busy={busy}
      onClick={() => void searchNearUser()}
    >
      {labels.locateMe}
    </Button>
  )
  return (
    <>
      <PageTitle heading={heading}>{storesTexts.intro(type)}</PageTitle>
      <div className={styles.tools}>
        {type === "DINEIN" ? undefined : <TakeawayTypeSwitch type={type} />}
        {search || !isReady ? (
          <p className={styles.otherSearches}>
            {locateButton}
            <ButtonLink variant="secondary" size="small" href={`?${withStoreSearch(params, "by-city")}`}>
              {storesTexts.chooseCity}
            </ButtonLink>
          </p>
        ) : undefined}
      </div>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : undefined}
      {isReady && !search ? (
        <div className={styles.start}>
          <div className={styles.near}>
            <h2>{storesTexts.whereAreYou}</h2>
            <p>{storesTexts.nearestStoresHint}</p>
            <Button icon={<TargetIcon size={20} />} busy={busy} onClick={() => void searchNearUser()}>
              {labels.locateMe}
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
      legend={storesTexts.pickupOption}
      legendHidden
      variant="chips"
      options={[
        { value: "PICKUP", label: storesTexts.atCounter, icon: <StoreIcon size={18} /> },
        { value: "CURBSIDE", label: storesTexts.toMyCar, icon: <CarIcon size={18} /> },
      ]}
      value={type}
      onChange={(next) =>
        setParams((current) => new URLSearchParams(withParam(current, "type", next)), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  )
}
