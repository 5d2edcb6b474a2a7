import { classNames } from "../class-names.ts"
import styles from "./loader.module.css"

export interface LoaderProps {
  label?: string
  /** Covers the page, for what nothing else can go on without. */
  overlay?: boolean
  /** Shows the label under the drawing too. */
  showLabel?: boolean
}

const slices = [0, 45, 90, 135]

/** A pizza that turns one slice a second over the embers, so that each loop ends where the next begins. */
export function Loader({ label = "Loading", overlay, showLabel }: LoaderProps) {
  return (
    <output className={classNames(styles.loader, overlay && styles.overlay)}>
      <svg className={styles.frame} width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
        <g className={styles.fire}>
          <path d="M30 104c-4-12 6-18 5-30 10 6 13 18 9 30z" fill="#f26b21" />
          <path d="M52 108c-6-14 7-22 5-36 13 9 16 22 10 36z" fill="#f9a03f" />
          <path d="M77 104c-3-11 5-17 4-28 10 7 12 17 8 28z" fill="#f26b21" />
        </g>
        <g className={styles.pizza}>
          <circle cx="60" cy="54" r="42" fill="#c9803a" />
          <circle cx="60" cy="54" r="39.5" fill="#dfa055" />
          <circle cx="60" cy="54" r="35" fill="#c8321f" />
          <circle cx="60" cy="54" r="33" fill="#fbd986" />
          {slices.map((turn) => (
            <g key={turn} transform={`rotate(${turn} 60 54)`}>
              <path d="M60 21v66" stroke="#e0a94f" strokeWidth="1.5" />
              <g fill="#b92c1c">
                <circle cx="69.2" cy="31.8" r="5.4" />
                <circle cx="50.8" cy="76.2" r="5.4" />
              </g>
              <g fill="#2c7a43">
                <ellipse cx="64.4" cy="43.4" rx="1.9" ry="3.6" transform="rotate(52 64.4 43.4)" />
                <ellipse cx="55.6" cy="64.6" rx="1.9" ry="3.6" transform="rotate(52 55.6 64.6)" />
              </g>
            </g>
          ))}
        </g>
      </svg>
      <span className={showLabel ? styles.label : "sr-only"}>{label}</span>
    </output>
  )
}
