import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { countryBounds } from "@hearth/domain/countries/topics/bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import {
  type DivIcon,
  divIcon,
  type LatLngBoundsExpression,
  Map as LeafletMap,
  marker,
  type Marker,
  polygon,
  type Polygon,
  tileLayer,
} from "leaflet/dist/leaflet-src.esm.js"
import { drawBaseMap } from "./draw-base-map.ts"
import { drawPins } from "./draw-pins.ts"
import { drawRider } from "./draw-rider.ts"
import { createSvg } from "./create-svg.ts"
import { Credits, Scale } from "./map-controls.ts"
import { drawPlaceNames, type MapLabel } from "./draw-place-names.ts"
import { type MapArea, type MapPin, type MapView, STREET_ZOOM } from "./map-types.ts"
import styles from "./map.module.css"
import type { Box } from "./place-labels.ts"

export interface MapOptions {
  country: PageContext["country"]
  tiles: PageContext["mapTiles"]
  view: MapView
  /** The map's centre is the chosen point: it stays fixed while zooming. */
  hasCentrePin: boolean
  onMoveStart: () => void
  onMoveEnd: (centre: Point) => void
  onPinClick: (id: string) => void
}

export interface HearthMap {
  show(view: MapView): void
  setAreas(areas: readonly MapArea[]): void
  setPins(pins: readonly MapPin[]): void
  setUserPosition(point: Point | undefined): void
  setPlacePin(point: Point | undefined): void
  setRiderPosition(point: Point | undefined): void
  zoomBy(steps: number): void
  destroy(): void
}

const NEAREST_ZOOM = 17
/** The licence of our town data (CC BY 4.0) requires this credit. */
const OWN_CREDIT = [{ text: "© GeoNames", href: "https://www.geonames.org" }]
/** If this many tiles fail before any has loaded, the map is drawn without tiles. */
const MAX_LOST_TILES = 4

export function createMap(element: HTMLElement, options: MapOptions): HearthMap {
  const { country, tiles, view, hasCentrePin, onMoveStart, onMoveEnd, onPinClick } = options
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches
  const { south, west, north, east } = countryBounds[country]
  const map = new LeafletMap(element, {
    zoomControl: false,
    // The observer below sees every resize of the map's element, not only the window's.
    trackResize: false,
    attributionControl: false,
    maxZoom: NEAREST_ZOOM,
    zoomSnap: tiles ? 1 : 0.5,
    maxBounds: [
      [south - 2, west - 2],
      [north + 2, east + 2],
    ],
    maxBoundsViscosity: 0.9,
    zoomAnimation: !isMotionReduced,
    fadeAnimation: !isMotionReduced,
    markerZoomAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
    keyboardPanDelta: hasCentrePin ? 40 : 80,
    scrollWheelZoom: hasCentrePin ? "center" : true,
    touchZoom: hasCentrePin ? "center" : true,
    doubleClickZoom: !hasCentrePin,
    wheelPxPerZoomLevel: 90,
  })
  const leafletBounds: LatLngBoundsExpression = [
    [south, west],
    [north, east],
  ]
  map.setMinZoom(map.getBoundsZoom(leafletBounds))
  const show = (next: MapView, animate: boolean) => {
    if ("centre" in next) {
      map.setView([next.centre.latitude, next.centre.longitude], next.zoom, { animate })
    } else if (next.around.length > 0) {
      const points = next.around.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
      // Padding for the pins above their points and for their names; less on a small map.
      const { x, y } = map.getSize()
      const [side, top] = [Math.min(40, x * 0.08), Math.min(64, y * 0.12)]
      map.fitBounds(points, {
        animate,
        maxZoom: STREET_ZOOM,
        paddingTopLeft: [side, top],
        paddingBottomRight: [side, side],
      })
    } else {
      map.fitBounds(leafletBounds, { animate })
    }
  }
  show(view, false)

  new Scale().addTo(map)
  const placeNames = drawPlaceNames(map, (width, height) => overlayBoxes(width, height, hasCentrePin))
  const credits = new Credits().addTo(map)
  const drawOwnMap = () => {
    credits.show(OWN_CREDIT)
    drawBaseMap(map, country)
    placeNames.nameCities()
  }
  if (tiles) {
    credits.show(tiles.attribution)
    drawTiles(map, tiles.url, drawOwnMap)
  } else drawOwnMap()
  const pins = drawPins(map, onPinClick)
  let areas: Polygon[] = []
  const createMarkerSetter = (icon: () => DivIcon) => {
    let currentMarker: Marker | undefined
    return (point: Point | undefined) => {
      currentMarker?.remove()
      currentMarker =
        point && marker([point.latitude, point.longitude], { icon: icon(), interactive: false, keyboard: false })
      currentMarker?.addTo(map)
    }
  }

  map.on("movestart", onMoveStart)
  // A resized map keeps its centre except for a fraction of a pixel; that is not a move by the customer. Reporting it
  // would change the text about the place, which resizes the map again, in a loop.
  let isResizing = false
  map.on("moveend", () => {
    if (isResizing) return
    const { lat, lng } = map.getCenter()
    onMoveEnd({ latitude: lat, longitude: lng })
  })
  if (hasCentrePin) map.on("click", ({ latlng }) => map.panTo(latlng, { animate: !isMotionReduced }))
  const observer = new ResizeObserver(() => {
    isResizing = true
    map.invalidateSize({ animate: false })
    isResizing = false
  })
  observer.observe(element)

  return {
    show: (next) => show(next, !isMotionReduced),
    setAreas(next) {
      for (const area of areas) area.remove()
      areas = next.map(({ corners }) =>
        polygon(
          corners.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
          { interactive: false, smoothFactor: 0, className: styles.area },
        ).addTo(map),
      )
    },
    setPins(next) {
      pins.set(next)
      placeNames.setPins(next.map(toLabel), pins.hideOverlappingPins)
    },
    setUserPosition: createMarkerSetter(userPositionIcon),
    setPlacePin: createMarkerSetter(placePinIcon),
    setRiderPosition: drawRider(map, isMotionReduced),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate: !isMotionReduced }),
    destroy() {
      observer.disconnect()
      map.remove()
    },
  }
}

/** Elements over the map that would hide a name: scale, buttons, credits, and the pin in the centre. */
function overlayBoxes(width: number, height: number, hasCentrePin: boolean): Box[] {
  const fixedBoxes = [
    { left: 0, top: 0, width: 110, height: 40 },
    { left: width - 60, top: 0, width: 60, height: 106 },
    { left: 0, top: height - 24, width: 100, height: 24 },
  ]
  if (!hasCentrePin) return fixedBoxes
  return [...fixedBoxes, { left: width / 2 - 24, top: height / 2 - 50, width: 48, height: 54 }]
}

function toLabel({ id, name, point, selected }: MapPin): MapLabel {
  const position: [number, number] = [point.latitude, point.longitude]
  return { id: `store ${id}`, text: name, position, kind: "store", weight: selected ? 1001 : 1000 }
}

function userPositionIcon() {
  return divIcon({ html: document.createElement("span"), className: styles.userPosition, iconSize: [20, 20] })
}

/** The pin icon of packages/ui, as shown in the map's centre while a place is being chosen. */
function placePinIcon() {
  const html = createSvg({ width: 52, height: 52, viewBox: "0 0 24 24" }, [
    ["path", { d: "M12 21.2c4.6-4.5 7-8 7-11.2a7 7 0 0 0-14 0c0 3.2 2.4 6.7 7 11.2Z" }],
    ["circle", { cx: 12, cy: 10, r: 2.5 }],
  ])
  return divIcon({ html, className: styles.placePin, iconSize: [52, 52], iconAnchor: [26, 46] })
}

function drawTiles(map: LeafletMap, url: string, onUnavailable: () => void): void {
  let failedTiles = 0
  const layer = tileLayer(url, { maxZoom: NEAREST_ZOOM, className: styles.tile })
  layer.on("tileload", () => {
    failedTiles = Number.NEGATIVE_INFINITY
  })
  layer.on("tileerror", () => {
    failedTiles += 1
    if (failedTiles !== MAX_LOST_TILES) return
    layer.remove()
    onUnavailable()
  })
  layer.addTo(map)
}
