import { drawTopping } from "@hearth/artwork/draw-topping.ts"
import { memo } from "react"
import styles from "./toppings.module.css"

/** A small picture of one piece of the topping, beside its name. */
export const ToppingIcon = memo(function ToppingIcon({ id }: { id: string }) {
  const svg = drawTopping(id)
  return (
    <span className={styles.icon} aria-hidden="true">
      {svg ? (
        <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width="36" height="36" decoding="async" />
      ) : undefined}
    </span>
  )
})
