import "../../client/trusted-html.ts"
import "leaflet/dist/leaflet.css"
import type { Point } from "@hearth/domain/geo/point.ts"
import * as mapTexts from "@hearth/texts/place/map.ts"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { MinusIcon, PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { createMap, type HearthMap } from "./create-map.ts"
import type { MapArea, MapPin, MapView } from "./map-types.ts"
import styles from "./map.module.css"

export interface LeafletMapProps {
  /** The map's accessible name. */
  label: string
  view: MapView
  areas?: readonly MapArea[]
  pins?: readonly MapPin[]
  /** The customer's position. */
  userPosition?: Point
  /** A place that was set, marked with the same pin as the centre. */
  placePin?: Point
  riderPosition?: Point
  /** Shows a fixed pin in the centre while the map moves under it. */
  hasCentrePin?: boolean
  onMoveStart?: () => void
  onMoveEnd?: (centre: Point) => void
  onPinClick?: (id: string) => void
}

const noItems: readonly never[] = []

/** Loaded with the library when a map is first shown. */
export default function LeafletMap({
  label,
  view,
  areas = noItems,
  pins = noItems,
  userPosition,
  placePin,
  riderPosition,
  hasCentrePin = false,
  onMoveStart,
  onMoveEnd,
  onPinClick,
}: LeafletMapProps) {
  const { country, mapTiles } = usePageContext()
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<HearthMap>()
  const [moving, setMoving] = useState(false)
  const shownView = useRef(view)
  const handleMoveStart = useEffectEvent(() => {
    setMoving(true)
    onMoveStart?.()
  })
  const handleMoveEnd = useEffectEvent((centre: Point) => {
    setMoving(false)
    onMoveEnd?.(centre)
  })
  const handlePinClick = useEffectEvent((pin: string) => onPinClick?.(pin))

  useEffect(() => {
    if (!element.current) return
    const createdMap = createMap(element.current, {
      country,
      tiles: mapTiles,
      view: shownView.current,
      hasCentrePin,
      onMoveStart: () => handleMoveStart(),
      onMoveEnd: (centre) => handleMoveEnd(centre),
      onPinClick: (pin) => handlePinClick(pin),
    })
    setMap(createdMap)
    return () => createdMap.destroy()
  }, [country, mapTiles, hasCentrePin])

  useEffect(() => map?.setAreas(areas), [map, areas])
  useEffect(() => map?.setPins(pins), [map, pins])
  useEffect(() => map?.setUserPosition(userPosition), [map, userPosition])
  useEffect(() => map?.setPlacePin(placePin), [map, placePin])
  useEffect(() => map?.setRiderPosition(riderPosition), [map, riderPosition])
  useEffect(() => {
    if (!map || shownView.current === view) return
    shownView.current = view
    map.show(view)
  }, [map, view])

  return (
    <>
      <div ref={element} className={styles.leaflet} role="application" aria-label={label} aria-describedby={id} />
      <p id={id} className="sr-only">
        {mapTexts.keyboardHelp}
      </p>
      {hasCentrePin ? (
        <div className={classNames(styles.target, moving && styles.lifted)} aria-hidden="true">
          <PinIcon size={52} className={styles.targetPin} />
          <span className={styles.targetSpot} />
        </div>
      ) : undefined}
      <div className={styles.zoom}>
        <IconButton label={mapTexts.zoomIn} icon={<PlusIcon size={20} />} onClick={() => map?.zoomBy(1)} />
        <IconButton label={mapTexts.zoomOut} icon={<MinusIcon size={20} />} onClick={() => map?.zoomBy(-1)} />
      </div>
    </>
  )
}
