import { classNames } from "@hearth/ui/class-names.ts"
import { PizzaIcon } from "@hearth/ui/icon/icons.tsx"
import styles from "./picture-placeholder.module.css"

/** For products that are no longer on the menu, and until the menu is loaded. */
export function PicturePlaceholder({ className }: { className?: string }) {
  return (
    <span className={classNames(styles.none, className)} aria-hidden="true">
      <PizzaIcon size={26} />
    </span>
  )
}
