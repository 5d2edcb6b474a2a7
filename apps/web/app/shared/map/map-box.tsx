import { classNames } from "@hearth/ui/class-names.ts"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { type ReactNode, Suspense } from "react"
import { lazyWithRetry } from "../../client/loading/lazy-with-retry.ts"
import { LazyBoundary } from "../../client/loading/lazy-boundary.tsx"
import type { LeafletMapProps } from "./leaflet-map.tsx"
import styles from "./map.module.css"

const LeafletMap = lazyWithRetry(() => import("./leaflet-map.tsx"))

export interface MapBoxProps {
  /** Sets the size. */
  className?: string
  /** What the map shows. Undefined on the server and until that is known; only the placeholder is shown then. */
  map: LeafletMapProps | undefined
  /** Shown over the map. */
  children?: ReactNode
}

/** A map, or a placeholder of the same size, so that nothing shifts when the map loads. */
export function MapBox({ className, map, children }: MapBoxProps) {
  const placeholder = (
    <div className={styles.placeholder}>
      <PinIcon size={40} className={styles.placeholderPin} />
    </div>
  )
  return (
    <div className={classNames(styles.box, className)}>
      {map ? (
        <LazyBoundary>
          <Suspense fallback={placeholder}>
            <LeafletMap {...map} />
          </Suspense>
        </LazyBoundary>
      ) : (
        placeholder
      )}
      {children}
    </div>
  )
}
