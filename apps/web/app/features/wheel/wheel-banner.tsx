import * as bannerTexts from "@hearth/texts/offers/wheel-banner.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import styles from "./wheel-banner.module.css"

/** The link to the wheel. */
export function WheelBanner() {
  return (
    <a href="?wheel=spin" className={styles.banner}>
      <svg viewBox="0 0 48 48" className={styles.icon} aria-hidden="true">
        <circle cx="24" cy="24" r="23" fill="#b5662a" />
        <path d="M24 24V4a20 20 0 0 1 17.3 10Z" fill="#c8321f" />
        <path d="M24 24 41.3 14a20 20 0 0 1 0 20Z" fill="#fff3dd" />
        <path d="m24 24 17.3 10A20 20 0 0 1 24 44Z" fill="#1e6b3c" />
        <path d="M24 24v20A20 20 0 0 1 6.7 34Z" fill="#fbc25a" />
        <path d="M24 24 6.7 34a20 20 0 0 1 0-20Z" fill="#c8321f" />
        <path d="M24 24 6.7 14A20 20 0 0 1 24 4Z" fill="#fff3dd" />
        <circle cx="24" cy="24" r="5" fill="#7c3d14" />
      </svg>
      <span className={styles.text}>
        <strong>{bannerTexts.spinTheWheel}</strong>
        <span>{bannerTexts.oneSpinADay}</span>
      </span>
      <ChevronIcon size={20} />
    </a>
  )
}
