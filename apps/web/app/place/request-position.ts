import type { Point } from "@hearth/domain/geo/point.ts"
import { writeStored } from "../client/storage/storage.ts"

export type PositionResult = { ok: true; point: Point } | { ok: false; reason: "denied" | "unavailable" }

/** The customer has just pressed a button for it, so the position must be current. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** Requests the device's position. Stores the answer to the permission prompt (LOC-7). */
export function requestPosition(): Promise<PositionResult> {
  if (!("geolocation" in navigator)) return Promise.resolve({ ok: false, reason: "unavailable" })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        writeStored("locationPermission", "granted")
        resolve({ ok: true, point: { latitude, longitude } })
      },
      (error) => {
        const isDenied = error.code === error.PERMISSION_DENIED
        if (isDenied) writeStored("locationPermission", "denied")
        resolve({ ok: false, reason: isDenied ? "denied" : "unavailable" })
      },
      OPTIONS,
    )
  })
}
