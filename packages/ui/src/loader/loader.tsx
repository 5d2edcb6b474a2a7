import * as controlTexts from "@hearth/texts/kit/kit-controls.ts"
import { classNames } from "../class-names.ts"
import styles from "./loader.module.css"

export interface LoaderProps {
  label?: string
  /** Covers the page, when nothing else can continue. */
  overlay?: boolean
  /** Also shows the label under the drawing. */
  showLabel?: boolean
}

const sliceAngles = [0, 45, 90, 135]

/** A pizza that turns one slice per second over embers, so that the loop has no visible end. */
export function Loader({ label = controlTexts.loading, overlay, showLabel }: LoaderProps) {
  return (
    <output className={classNames(styles.loader, overlay && styles.overlay)}>
      <svg className={styles.frame} width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
        <path
          className={styles.fire}
          d="M60 118C34 118 14 102 12 78c-1-12 3-24 9-34 1 9 4 14 9 17-1-16 5-32 18-46 1 9 5 14 12 19 7-5 11-10 12-19 13 14 19 30 18 46 5-3 8-8 9-17 6 10 10 22 9 34-2 24-22 40-48 40Z"
          fill="#f26b21"
        />
        <path
          className={styles.embers}
          d="M60 116c-22 0-38-12-40-32-1-8 1-15 5-22 2 7 6 11 11 13h48c5-2 9-6 11-13 4 7 6 14 5 22-2 20-18 32-40 32Z"
          fill="#fbb040"
        />
        <g className={styles.pizza}>
          <circle cx="60" cy="66" r="39" fill="#c9803a" />
          <circle cx="60" cy="66" r="36.6" fill="#dfa055" />
          <circle cx="60" cy="66" r="32" fill="#c8321f" />
          <circle cx="60" cy="66" r="30" fill="#fbd986" />
          {sliceAngles.map((angle) => (
            <g key={angle} transform={`rotate(${angle} 60 66)`}>
              <path d="M60 36v60" stroke="#e0a94f" strokeWidth="1.5" />
              <g fill="#b92c1c">
                <circle cx="68.2" cy="46.2" r="4.9" />
                <circle cx="51.8" cy="85.8" r="4.9" />
              </g>
              <g fill="#2c7a43">
                <ellipse cx="64" cy="56.4" rx="1.7" ry="3.3" transform="rotate(52 64 56.4)" />
                <ellipse cx="56" cy="75.6" rx="1.7" ry="3.3" transform="rotate(52 56 75.6)" />
              </g>
            </g>
          ))}
        </g>
      </svg>
      <span className={showLabel ? styles.label : "sr-only"}>{label}</span>
    </output>
  )
}
