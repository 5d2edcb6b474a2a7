import { type ReactNode, useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { type DeliveryType, deliveryTypeFrom } from "@hearth/domain/orders/delivery-type.ts"
import { type AddressRoute, readAddressRoute, targetAfterChoosingPlace } from "../../shared/address/address-route.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { usePlaceHandlers, useAddressPlaceHandlers } from "./place-form/use-place-handlers.ts"
import { PlaceForm, type PlaceFormProps } from "./place-form/place-form.tsx"
import styles from "./address-search-screen.module.css"

/** The place search as a screen of its own, used on small phones and when an address is added. */
export function AddressSearchScreen({ heading }: { heading: ReactNode }) {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  // The server renders the page without its query.
  const type = isHydrated ? deliveryTypeFrom(params.get("type") ?? undefined) : "DELIVERY"
  const addressRoute = isHydrated ? readAddressRoute(params) : {}
  return (
    <div className={styles.screen}>
      {heading}
      {addressRoute.for ? (
        <AddressSearch addressRoute={addressRoute} />
      ) : (
        <PlaceSelection key={type} type={type} addressRoute={addressRoute} />
      )}
    </div>
  )
}

function PlaceSelection({ type, addressRoute }: { type: DeliveryType; addressRoute: AddressRoute }) {
  return (
    <SearchForm
      type={type}
      handlers={usePlaceHandlers(type, targetAfterChoosingPlace(addressRoute))}
      addressRoute={addressRoute}
    />
  )
}

function AddressSearch({ addressRoute }: { addressRoute: AddressRoute }) {
  return <SearchForm type="DELIVERY" handlers={useAddressPlaceHandlers(addressRoute)} addressRoute={addressRoute} />
}

function SearchForm(props: Pick<PlaceFormProps, "type" | "handlers" | "addressRoute">) {
  const [isCityListOpen, setCityListOpen] = useState(false)
  const containerRef = useRef<HTMLDivElement>(null)
  // The search field is focused, since typing is the purpose of this screen.
  useEffect(() => containerRef.current?.querySelector("input")?.focus({ preventScroll: true }), [])
  return (
    <div ref={containerRef}>
      <PlaceForm {...props} isCityListOpen={isCityListOpen} onCityListToggle={setCityListOpen} />
    </div>
  )
}
