import { classNames } from "@hearth/ui/class-names.ts"
import { PizzaIcon } from "@hearth/ui/icon/icons.tsx"
import styles from "./item-pictures.module.css"

/** Of what the menu does not have any more, and until it is here. */
export function PicturePlaceholder({ className }: { className?: string }) {
  return (
    <span className={classNames(styles.none, className)} aria-hidden="true">
      <PizzaIcon size={26} />
    </span>
  )
}
