import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import {
  GridLayer,
  type Map as LeafletMap,
  polygon,
  polyline,
  type PolylineOptions,
  svg,
} from "leaflet/dist/leaflet-src.esm.js"
import styles from "./map.module.css"
import { loadOutline } from "./outlines/load-outline.ts"

/** A dot pattern: without streets, it makes the map's movement visible. */
const Dots = GridLayer.extend({
  createTile() {
    const tile = document.createElement("div")
    tile.className = styles.dots ?? ""
    return tile
  },
})

/** Draws sea, land and undisputed borders from our own data. */
export function drawBaseMap(map: LeafletMap, country: CountryCode): void {
  const pane = map.createPane("base")
  pane.style.zIndex = "150"
  const renderer = svg({ pane: "base", padding: 0.6 })
  map.addLayer(new Dots())
  void drawLand(map, country, { renderer, pane: "base", interactive: false, smoothFactor: 1 })
}

async function drawLand(map: LeafletMap, country: CountryCode, shared: PolylineOptions): Promise<void> {
  let isActive = true
  map.on("unload", () => {
    isActive = false
  })
  const outline = await loadOutline(country).catch(() => undefined)
  if (!isActive) return
  if (!outline) {
    // Without an outline the map is drawn as land only.
    map.getContainer().classList.add(styles.allLand ?? "")
    return
  }
  const shapes = outline.land.map((ring) => [ring])
  polygon(shapes, { ...shared, className: styles.shallows }).addTo(map)
  polygon(shapes, { ...shared, className: styles.land }).addTo(map)
  polyline(outline.borders, { ...shared, className: styles.border }).addTo(map)
}
