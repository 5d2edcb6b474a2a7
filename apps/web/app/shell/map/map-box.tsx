import { classNames } from "@hearth/ui/class-names.ts"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { type ReactNode, Suspense } from "react"
import { lazyPart } from "../lazy-part.ts"
import { PartBoundary } from "../part-boundary.tsx"
import type { LeafletMapProps } from "./leaflet-map.tsx"
import styles from "./map.module.css"

const LeafletMap = lazyPart(() => import("./leaflet-map.tsx"))

export interface MapBoxProps {
  /** Gives it its size. */
  className?: string
  /** What the map shows; without it only its ground, as on the server and until it is known. */
  map: LeafletMapProps | undefined
  /** Stands over the map. */
  children?: ReactNode
}

/** A map, or the paper it will be drawn on: of the same size, so that nothing moves when it comes. */
export function MapBox({ className, map, children }: MapBoxProps) {
  const paper = (
    <div className={styles.paper}>
      <PinIcon size={40} className={styles.paperPin} />
    </div>
  )
  return (
    <div className={classNames(styles.box, className)}>
      {map ? (
        <PartBoundary>
          <Suspense fallback={paper}>
            <LeafletMap {...map} />
          </Suspense>
        </PartBoundary>
      ) : (
        paper
      )}
      {children}
    </div>
  )
}
