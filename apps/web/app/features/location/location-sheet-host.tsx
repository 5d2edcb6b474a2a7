import { lazy } from "react"
import { loadPatiently } from "../../shell/load-patiently.ts"
import { useLocationSheet } from "../../shell/location-sheet.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"

const LocationSheet = lazy(() => loadPatiently(() => import("./location-sheet.tsx")))

/** Fetched when first opened: most pages are read without it. */
export function LocationSheetHost() {
  const sheet = useLocationSheet()
  return <PartBoundary>{sheet ? <LocationSheet {...sheet} /> : undefined}</PartBoundary>
}
