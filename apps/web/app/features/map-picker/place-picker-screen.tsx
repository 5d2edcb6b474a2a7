import { countries } from "@hearth/domain/countries/countries.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as mapPickerTexts from "@hearth/texts/place/map-picker.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { TargetIcon } from "@hearth/ui/icon/place-icons.tsx"
import { type ReactNode, useCallback, useMemo, useState } from "react"
import { useSearchParams } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { chosenPlace } from "../../place/chosen-place.store.ts"
import { readPoint } from "../../place/read-point.ts"
import { readAddressRoute } from "../../shared/address/address-route.ts"
import { MapBox } from "../../shared/map/map-box.tsx"
import { CITY_ZOOM, type MapView, STREET_ZOOM } from "../../shared/map/map-types.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { usePosition } from "../../place/use-position.ts"
import { roundPoint, type PinnedPlace } from "./fetch-pinned-place.ts"
import { withPin } from "./with-pin.ts"
import { PlacePanel, WaitingPanel } from "./place-panel.tsx"
import styles from "./place-picker-screen.module.css"
import { useUrlSync } from "./use-url-sync.ts"
import { usePinnedPlace } from "./use-pinned-place.ts"

const MAX_CITY_LENGTH = 60
const positionMessages = {
  denied: mapPickerTexts.locationOff,
  unavailable: mapPickerTexts.locationNotFound,
  abroad: mapPickerTexts.outsideCountry,
}

/** LOC-7: the map moves under a fixed pin, and the panel shows the place and the store that delivers there. */
export function PlacePickerScreen({ heading }: { heading: string }) {
  const isHydrated = useHydrated()
  const title = <h1 className={styles.title}>{heading}</h1>
  if (isHydrated) return <PlacePickerMap title={title} />
  // The server renders the same layout without a position.
  return (
    <div className={styles.screen}>
      {title}
      <MapBox className={styles.map} map={undefined} />
      <WaitingPanel />
    </div>
  )
}

function PlacePickerMap({ title }: { title: ReactNode }) {
  const initialView = useInitialView()
  const [params, setParams] = useSearchParams()
  const [view, setView] = useState<MapView>(initialView)
  const [centre, setCentre] = useState<Point>(initialView.centre)
  const [userPosition, setUserPosition] = useState<Point>()
  const [isMoving, setMoving] = useState(false)
  const { place, isFresh, retry } = usePinnedPlace(centre)
  const { request, busy, error } = usePosition(positionMessages)
  const { areas, pins } = useMemo(() => areasAndPinsOf(place), [place])
  const showAt = useCallback((point: Point) => setView({ centre: point, zoom: STREET_ZOOM }), [])
  useUrlSync(isFresh && !isMoving ? place : undefined, showAt)

  const moveToUser = async () => {
    const point = await request()
    if (!point) return
    setUserPosition(point)
    setView({ centre: point, zoom: STREET_ZOOM + 1.5 })
  }
  const openStore = useCallback(
    (id: string) =>
      setParams(
        (current) => {
          const next = withPin(current, roundPoint(centre))
          next.set("store", id)
          return next
        },
        { preventScrollReset: true },
      ),
    [setParams, centre],
  )
  return (
    <div className={styles.screen}>
      {title}
      <MapBox
        className={styles.map}
        map={{
          label: mapPickerTexts.map,
          view,
          areas,
          pins,
          userPosition,
          hasCentrePin: true,
          onMoveStart: () => setMoving(true),
          onMoveEnd: (point) => {
            setMoving(false)
            setCentre(point)
          },
          onPinClick: openStore,
        }}
      >
        <Button
          variant="secondary"
          size="small"
          className={styles.locate}
          icon={<TargetIcon size={18} />}
          busy={busy}
          onClick={() => void moveToUser()}
        >
          {labels.locateMe}
        </Button>
      </MapBox>
      <PlacePanel
        place={isFresh && !isMoving ? place : undefined}
        addressRoute={readAddressRoute(params)}
        city={params.get("in")?.slice(0, MAX_CITY_LENGTH)}
        error={error}
        onRetry={retry}
      />
    </div>
  )
}

/** The URL's point, otherwise the chosen place, otherwise the centre of the country's map; read once. */
function useInitialView(): { centre: Point; zoom: number } {
  const { country } = usePageContext()
  const [params] = useSearchParams()
  const [initialView] = useState(() => {
    const requestedPoint = readPoint(params)
    if (requestedPoint && isWithinBounds(country, requestedPoint)) return { centre: requestedPoint, zoom: STREET_ZOOM }
    const location = chosenPlace()?.location
    if (!location) return { centre: countries[country].mapCentre, zoom: CITY_ZOOM }
    return { centre: { latitude: location.latitude, longitude: location.longitude }, zoom: STREET_ZOOM }
  })
  return initialView
}

function areasAndPinsOf(place: PinnedPlace | undefined) {
  const serving = place?.served.ok ? place.served : undefined
  const others = place?.nearbyStores.filter(({ id }) => id !== serving?.store.id) ?? []
  const stores = serving ? [serving.store, ...others] : others
  return {
    areas: serving && serving.area.length > 0 ? [{ id: serving.store.id, corners: serving.area }] : [],
    pins: stores.map(({ id, name, latitude, longitude }) => ({
      id,
      name,
      point: { latitude, longitude },
      selected: id === serving?.store.id,
      label: mapPickerTexts.showStore(name),
    })),
  }
}
