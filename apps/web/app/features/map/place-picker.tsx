import { countries } from "@hearth/domain/countries/countries.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { TargetIcon } from "@hearth/ui/icon/place-icons.tsx"
import { type ReactNode, useCallback, useMemo, useState } from "react"
import { useSearchParams } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { chosenPlace } from "../../session/chosen-place.ts"
import { readPoint } from "../../session/read-point.ts"
import { readAddressWay } from "../../shell/address-way.ts"
import { MapBox } from "../../shell/map/map-box.tsx"
import { CITY_ZOOM, type MapView, STREET_ZOOM } from "../../shell/map/map-parts.ts"
import { useTakenOver } from "../../shell/taken-over.ts"
import { usePosition } from "../../shell/use-position.ts"
import { roundPoint, type Spot } from "./look-up-spot.ts"
import { pinnedAt } from "./pinned-at.ts"
import { PlacePanel, WaitingPanel } from "./place-panel.tsx"
import styles from "./place-picker.module.css"
import { useAddressInStep } from "./use-address-in-step.ts"
import { useSpot } from "./use-spot.ts"

const LONGEST_CITY = 60

/** LOC-7: the map moves under a pin, and the panel says what is there and who delivers. */
export function PlacePicker({ heading }: { heading: string }) {
  const takenOver = useTakenOver()
  const title = <h1 className={styles.title}>{heading}</h1>
  if (takenOver) return <Picking title={title} />
  // What the server sends: the same shape, before anyone knows where to begin.
  return (
    <div className={styles.screen}>
      {title}
      <MapBox className={styles.map} map={undefined} />
      <WaitingPanel />
    </div>
  )
}

function Picking({ title }: { title: ReactNode }) {
  const start = useStart()
  const [params, setParams] = useSearchParams()
  const [view, setView] = useState<MapView>(start)
  const [centre, setCentre] = useState<Point>(start.centre)
  const [here, setHere] = useState<Point>()
  const [moving, setMoving] = useState(false)
  const { spot, fresh, again } = useSpot(centre)
  const { ask, busy, trouble } = usePosition("move the map to your place.")
  const { areas, pins } = useMemo(() => partsOf(spot), [spot])
  const showAt = useCallback((point: Point) => setView({ centre: point, zoom: STREET_ZOOM }), [])
  useAddressInStep(fresh && !moving ? spot : undefined, showAt)

  const useHere = async () => {
    const point = await ask()
    if (!point) return
    setHere(point)
    setView({ centre: point, zoom: STREET_ZOOM + 1.5 })
  }
  const openStore = useCallback(
    (id: string) =>
      setParams(
        (now) => {
          const next = pinnedAt(now, roundPoint(centre))
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
          label: "Map to set the place on",
          view,
          areas,
          pins,
          here,
          target: true,
          onMoveStart: () => setMoving(true),
          onMove: (point) => {
            setMoving(false)
            setCentre(point)
          },
          onPin: openStore,
        }}
      >
        <Button
          variant="secondary"
          size="small"
          className={styles.locate}
          icon={<TargetIcon size={18} />}
          busy={busy}
          onClick={() => void useHere()}
        >
          Use my location
        </Button>
      </MapBox>
      <PlacePanel
        spot={fresh && !moving ? spot : undefined}
        way={readAddressWay(params)}
        city={params.get("in")?.slice(0, LONGEST_CITY)}
        trouble={trouble}
        onAgain={again}
      />
    </div>
  )
}

/** The address, else the chosen place, else the middle of the country's map; looked at once. */
function useStart(): { centre: Point; zoom: number } {
  const { country } = useBoot()
  const [params] = useSearchParams()
  const [start] = useState(() => {
    const asked = readPoint(params)
    if (asked && isWithinBounds(country, asked)) return { centre: asked, zoom: STREET_ZOOM }
    const location = chosenPlace()?.location
    if (!location) return { centre: countries[country].mapCentre, zoom: CITY_ZOOM }
    return { centre: { latitude: location.latitude, longitude: location.longitude }, zoom: STREET_ZOOM }
  })
  return start
}

function partsOf(spot: Spot | undefined) {
  const serving = spot?.served.ok ? spot.served : undefined
  const others = spot?.near.filter(({ id }) => id !== serving?.store.id) ?? []
  const stores = serving ? [serving.store, ...others] : others
  return {
    areas: serving && serving.area.length > 0 ? [{ id: serving.store.id, corners: serving.area }] : [],
    pins: stores.map(({ id, name, latitude, longitude }) => ({
      id,
      name,
      point: { latitude, longitude },
      selected: id === serving?.store.id,
      label: `${name}. Show details`,
    })),
  }
}
