import type { Point } from "@hearth/domain/geo/point.ts"
import { divIcon, type Map as LeafletMap, marker, type Marker } from "leaflet/dist/leaflet-src.esm.js"
import { createSvg } from "./create-svg.ts"
import type { MapPin } from "./map-types.ts"
import styles from "./map.module.css"
import type { Box } from "./place-labels.ts"

const WIDTH = 34
const HEIGHT = 42
/** All pins are hidden if they lie within a square of this size. */
const MIN_SPREAD_PX = 40
/** A drop with the brand's flame. */
const PIN_PARTS = [
  [styles.drop, "M17 1.5c8.6 0 15.2 6.4 15.2 15 0 10.8-15.2 24-15.2 24S1.8 27.3 1.8 16.5C1.8 7.9 8.4 1.5 17 1.5Z"],
  [
    styles.flame,
    "M17.8 6.8c.5 4 7 6.4 7 12.6a7.8 7.8 0 0 1-15.6 0c0-3 1.6-5 3.1-6.6.2 1.7.8 2.7 1.7 3.3-.1-3.4 1.3-6.9 3.8-9.3Z",
  ],
  [
    styles.ember,
    "M17.4 15.2c.2 2.2 3.6 3.4 3.6 6.5a4 4 0 0 1-8 0c0-1.5.8-2.5 1.5-3.3.1.8.5 1.3 1 1.6-.1-1.7.6-3.5 1.9-4.8Z",
  ],
] as const

export function drawPins(map: LeafletMap, onPinClick: (id: string) => void) {
  const pane = map.createPane("pins")
  pane.style.zIndex = "620"
  let markers: Marker[] = []
  let points: Point[] = []

  function pinBoxes(): Box[] {
    return points.map(({ latitude, longitude }) => {
      const { x, y } = map.latLngToContainerPoint([latitude, longitude])
      return { left: x - WIDTH / 2, top: y - HEIGHT, width: WIDTH, height: HEIGHT }
    })
  }

  return {
    set(pins: readonly MapPin[]): void {
      for (const each of markers) each.remove()
      points = pins.map(({ point }) => point)
      markers = pins.map((pin) => pinMarker(map, pin, onPinClick).addTo(map))
    },
    /** Hides the pins if they overlap. Returns the boxes of the visible pins. */
    hideOverlappingPins(): Box[] {
      const allBoxes = pinBoxes()
      const areHidden = doPinsOverlap(allBoxes)
      pane.classList.toggle(styles.hidden ?? "", areHidden)
      return areHidden ? [] : allBoxes
    },
  }
}

/**
 * Checks whether the map is zoomed out so far that the pins overlap; they are hidden then, and the city's name is
 * shown.
 */
function doPinsOverlap(boxes: readonly Box[]): boolean {
  return (
    boxes.length > 1 &&
    spread(boxes.map(({ left }) => left)) < MIN_SPREAD_PX &&
    spread(boxes.map(({ top }) => top)) < MIN_SPREAD_PX
  )
}

function spread(edges: readonly number[]): number {
  return Math.max(...edges) - Math.min(...edges)
}

function pinMarker(map: LeafletMap, pin: MapPin, onPinClick: (id: string) => void): Marker {
  const { latitude, longitude } = pin.point
  const icon = divIcon({
    html: createPinElement(map, pin, onPinClick),
    className: `${styles.pin} ${pin.selected ? styles.selected : ""}`,
    iconSize: [WIDTH, HEIGHT],
    iconAnchor: [WIDTH / 2, HEIGHT - 1],
  })
  const zIndexOffset = pin.selected ? 1000 : 0
  return marker([latitude, longitude], { icon, pane: "pins", interactive: false, keyboard: false, zIndexOffset })
}

function createPinElement(
  map: LeafletMap,
  { id, point, label, number }: MapPin,
  onPinClick: (id: string) => void,
): HTMLElement {
  const shape = document.createElement(label ? "button" : "span")
  shape.append(drawPin())
  shape.className = styles.pinFace ?? ""
  if (number !== undefined) {
    const badge = document.createElement("span")
    badge.className = styles.badge ?? ""
    badge.textContent = String(number)
    shape.append(badge)
  }
  if (!label) return shape
  shape.setAttribute("type", "button")
  shape.setAttribute("aria-label", label)
  shape.addEventListener("click", (event: Event) => {
    event.stopPropagation()
    // Ignores the click that ends a drag of the map. A keyboard's click has `detail` 0 and never ends a drag.
    const byPointer = event instanceof UIEvent && event.detail > 0
    if (byPointer && (map.dragging as unknown as { moved(): boolean }).moved()) return
    onPinClick(id)
  })
  // A pin that is focused with Tab is scrolled into view.
  shape.addEventListener("focus", () => map.panInside([point.latitude, point.longitude], { padding: [48, 64] }))
  return shape
}

function drawPin(): SVGSVGElement {
  return createSvg(
    { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    PIN_PARTS.map(([className = "", d]) => ["path", { class: className, d }]),
  )
}
