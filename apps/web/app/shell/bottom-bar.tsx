import { HomeIcon, PhoneIcon, PizzaIcon, TagIcon } from "@hearth/ui/icon/icons.tsx"
import { NavLink } from "react-router"
import { useBoot } from "../session/boot.tsx"
import styles from "./bottom-bar.module.css"
import { openPlaces } from "./places.ts"

const icons = { home: HomeIcon, menu: PizzaIcon, offers: TagIcon, help: PhoneIcon }

/** A thumb's reach on phones; the header has the same ways on wider screens. */
export function BottomBar() {
  return (
    <nav aria-label="Quick ways" className={styles.bar}>
      {openPlaces(useBoot()).map(({ id, label, to }) => {
        const PlaceIcon = icons[id]
        return (
          <NavLink key={id} to={to} end={id === "home"} className={styles.place}>
            <PlaceIcon size={22} />
            {label}
          </NavLink>
        )
      })}
    </nav>
  )
}
