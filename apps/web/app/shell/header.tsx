import { countries } from "@hearth/domain/countries/countries.ts"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { Logo } from "@hearth/ui/logo/logo.tsx"
import { Link, NavLink } from "react-router"
import { brand } from "../brand.ts"
import { useBoot } from "../session/boot.tsx"
import styles from "./header.module.css"
import { openPlaces } from "./places.ts"

export function Header() {
  const boot = useBoot()
  const { defaultStore } = countries[boot.country]
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.logo} aria-label={`${brand.name}, home`}>
          <Logo size={34} name={brand.name} />
        </Link>
        <p className={styles.store}>
          <PinIcon size={18} className={styles.pin} />
          <span>
            <span className={styles.soft}>Baked fresh at</span>
            <strong>
              {defaultStore.name}, {defaultStore.city}
            </strong>
          </span>
        </p>
        <nav aria-label="Main" className={styles.nav}>
          {openPlaces(boot)
            .filter((place) => place.id !== "home")
            .map((place) => (
              <NavLink key={place.id} to={place.to} className={styles.link}>
                {place.label}
              </NavLink>
            ))}
        </nav>
      </div>
    </header>
  )
}
