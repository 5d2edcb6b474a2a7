import type { City, Locality } from "@hearth/contract/calls/locator.calls.ts"
import {
  divIcon,
  layerGroup,
  type LatLngExpression,
  type Map as LeafletMap,
  marker,
  type Marker,
  polygon,
  svg,
} from "leaflet/dist/leaflet-src.esm.js"
import { citiesNear, loadCities, loadLocalities } from "./load-cities.ts"
import styles from "./map.module.css"
import { localityAreasOf } from "./locality-areas.ts"
import { type Box, type LabelCandidate, placeLabels, estimateLabelWidth } from "./place-labels.ts"

/** The zoom levels from which the areas of localities and their names are shown. */
const MIN_LOCALITY_AREA_ZOOM = 10.5
const MIN_LOCALITY_NAME_ZOOM = 11.5
/** Cities are named only below this zoom level. */
const CITY_ZOOM_LIMIT = 11.5
const areaColours = [styles.localityA, styles.localityB, styles.localityC]

/** A name on the map. */
export interface MapLabel {
  id: string
  text: string
  position: LatLngExpression
  kind: "store" | "city" | "locality"
  weight: number
}

export interface PlaceNames {
  /** Also draws the names of cities and localities. Needed without tiles, because tiles contain these names. */
  nameCities(): void
  /** Sets the names and boxes of the pins, which have priority over other names. */
  setPins(names: readonly MapLabel[], boxes: () => readonly Box[]): void
}

/** `size` is the font size and `drop` the distance of the label below its point, both in pixels. */
const labelStyles = {
  store: { size: 13, drop: 14, className: styles.storeName },
  city: { size: 14, drop: 8, className: styles.cityName },
  locality: { size: 12, drop: -8, className: styles.localityName },
} as const

/** Draws the names of cities and localities where there is space, and a city's localities as coloured areas. */
export function drawPlaceNames(
  map: LeafletMap,
  overlayBoxesOf: (width: number, height: number) => readonly Box[],
): PlaceNames {
  map.createPane("localities").style.zIndex = "170"
  map.createPane("names").style.zIndex = "450"
  const renderer = svg({ pane: "localities", padding: 0.6 })
  const shownLabels = new Map<string, Marker>()
  const loadedCities = new Set<string>()
  const localityAreas = layerGroup().addTo(map)
  let cities: City[] = []
  const localities: Locality[] = []
  let pinNames: readonly MapLabel[] = []
  let pinBoxes: (() => readonly Box[]) | undefined
  // A response may arrive after the map was removed.
  let isActive = true
  map.on("unload", () => {
    isActive = false
  })

  async function loadAround(): Promise<void> {
    const { lat, lng } = map.getCenter()
    for (const { id } of citiesNear(cities, { latitude: lat, longitude: lng })) {
      if (loadedCities.has(id)) continue
      loadedCities.add(id)
      const newLocalities = await loadLocalities(id)
      if (!isActive) return
      // The request failed: tries again after the next move of the map.
      if (newLocalities.length === 0) loadedCities.delete(id)
      localities.push(...newLocalities)
      drawLocalityAreas()
      placeNames()
    }
  }

  /** Redraws all areas, because a locality at the edge of a city may border on a locality of the next city. */
  function drawLocalityAreas(): void {
    localityAreas.clearLayers()
    for (const [index, area] of localityAreasOf(localities).entries()) {
      localityAreas.addLayer(
        polygon(area, { renderer, pane: "localities", interactive: false, className: areaColours[index % 3] }),
      )
    }
  }

  function candidateLabels(pinsShown: boolean): MapLabel[] {
    const zoom = map.getZoom()
    const view = map.getBounds()
    const names = pinsShown ? [...pinNames] : []
    if (zoom < CITY_ZOOM_LIMIT) names.push(...cities.map(cityLabel))
    if (zoom >= MIN_LOCALITY_NAME_ZOOM) names.push(...localities.map(localityLabel))
    return names.filter(({ position }) => view.contains(position))
  }

  function placeNames(): void {
    const pins = pinBoxes?.() ?? []
    const names = candidateLabels(pins.length > 0)
    const { x: width, y: height } = map.getSize()
    const occupied = [...pins, ...overlayBoxesOf(width, height)]
    const candidates = names
      .map((name): LabelCandidate => ({ id: name.id, weight: name.weight, box: labelBox(map, name) }))
      .filter(({ box }) => isWithin(box, width, height))
    const chosenIds = placeLabels(candidates, occupied, new Set(shownLabels.keys()))
    for (const [id, shownLabel] of shownLabels) {
      if (chosenIds.has(id)) continue
      shownLabel.remove()
      shownLabels.delete(id)
    }
    for (const name of names) {
      if (!chosenIds.has(name.id) || shownLabels.has(name.id)) continue
      shownLabels.set(name.id, createLabel(name).addTo(map))
    }
  }

  function refresh(): void {
    const isNear = map.getZoom() >= MIN_LOCALITY_AREA_ZOOM
    map.getPane("localities")?.classList.toggle(styles.hidden ?? "", !isNear)
    placeNames()
    if (isNear) void loadAround()
  }

  async function showCities(): Promise<void> {
    cities = await loadCities()
    if (isActive) refresh()
  }

  map.on("moveend", refresh)
  return {
    nameCities: () => void showCities(),
    setPins(names, boxes) {
      pinNames = names
      pinBoxes = boxes
      for (const { id } of names) {
        shownLabels.get(id)?.remove()
        shownLabels.delete(id)
      }
      placeNames()
    },
  }
}

function cityLabel({ id, name, stores, latitude, longitude }: City): MapLabel {
  return { id: `city ${id}`, text: name, position: [latitude, longitude], kind: "city", weight: 100 + stores }
}

function localityLabel({ id, name, latitude, longitude }: Locality): MapLabel {
  // Short names first: more of them fit.
  return {
    id: `locality ${id}`,
    text: name,
    position: [latitude, longitude],
    kind: "locality",
    weight: -name.length / 100,
  }
}

/** A name that the edge cuts off is not drawn. */
function isWithin({ left, top, width, height }: Box, right: number, bottom: number): boolean {
  return left > 0 && top > 0 && left + width < right && top + height < bottom
}

function labelBox(map: LeafletMap, { text, position, kind }: MapLabel): Box {
  const { size, drop } = labelStyles[kind]
  const { x, y } = map.latLngToContainerPoint(position)
  const width = estimateLabelWidth(text, size)
  return { left: x - width / 2, top: y + drop, width, height: size * 1.3 }
}

function createLabel({ text, position, kind }: MapLabel): Marker {
  const span = document.createElement("span")
  span.textContent = text
  const icon = divIcon({ html: span, className: `${styles.name} ${labelStyles[kind].className}`, iconSize: [0, 0] })
  return marker(position, { icon, pane: "names", interactive: false, keyboard: false })
}
