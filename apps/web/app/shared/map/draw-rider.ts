import type { Point } from "@hearth/domain/geo/point.ts"
import { divIcon, type Map as LeafletMap, marker, type Marker } from "leaflet/dist/leaflet-src.esm.js"
import { createSvg } from "./create-svg.ts"
import styles from "./map.module.css"

/** A little longer than the interval between two positions, so that the marker never stops between them. */
const GLIDE_MS = 1_200
const SIZE = 44

/** Draws the rider and animates the marker from one reported position to the next. */
export function drawRider(map: LeafletMap, isMotionReduced: boolean): (point: Point | undefined) => void {
  let riderMarker: Marker | undefined
  let frame = 0

  function glide(movingMarker: Marker, to: Point): void {
    const { lat, lng } = movingMarker.getLatLng()
    const startedAt = performance.now()
    cancelAnimationFrame(frame)
    const step = (now: number) => {
      const progress = Math.min(1, (now - startedAt) / GLIDE_MS)
      movingMarker.setLatLng([lat + (to.latitude - lat) * progress, lng + (to.longitude - lng) * progress])
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  map.on("unload", () => cancelAnimationFrame(frame))
  return (point) => {
    if (!point) {
      cancelAnimationFrame(frame)
      riderMarker?.remove()
      riderMarker = undefined
    } else if (riderMarker) {
      if (isMotionReduced) riderMarker.setLatLng([point.latitude, point.longitude])
      else glide(riderMarker, point)
    } else {
      const icon = divIcon({ html: drawScooter(), className: styles.rider, iconSize: [SIZE, SIZE] })
      riderMarker = marker([point.latitude, point.longitude], {
        icon,
        interactive: false,
        keyboard: false,
        zIndexOffset: 2000,
      }).addTo(map)
    }
  }
}

function drawScooter(): SVGSVGElement {
  const line = { fill: "none", stroke: "currentColor", "stroke-width": 1.9 }
  const ends = { "stroke-linecap": "round", "stroke-linejoin": "round" }
  return createSvg({ width: 26, height: 26, viewBox: "0 0 24 24", ...line, ...ends }, [
    ["circle", { cx: 6.6, cy: 18, r: 2.2 }],
    ["circle", { cx: 18.8, cy: 18, r: 2.2 }],
    [
      "path",
      {
        d: "M4.4 18H2.6v-1.4c0-3.2 1.6-5.2 4.6-5.2h4.2l1 3c.3.9 1 1.4 1.9 1.4h3.4L15.6 5H13M8.8 18h7.8M3.2 4h5v4h-5z",
      },
    ],
  ])
}
