import { BagIcon, SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { Logo } from "@hearth/ui/logo/logo.tsx"
import type { ReactNode } from "react"
import { Link, NavLink } from "react-router"
import { brand } from "../brand.ts"
import { useBoot } from "../session/boot.tsx"
import { useSession } from "../session/session-store.ts"
import styles from "./header.module.css"
import { CartCount, useCartName } from "./cart-count.tsx"
import { MoreButton } from "./more-button.tsx"
import { openPlaces } from "./places.ts"

/** `where`: what tells where and how the customer is served. */
export function Header({ where }: { where: ReactNode }) {
  const boot = useBoot()
  const cartName = useCartName()
  const name = useSession()?.attributes?.firstName
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <MoreButton />
        <Link to="/" className={styles.logo} aria-label={`${brand.name}, home`}>
          <Logo size={34} name={brand.name} />
        </Link>
        {where}
        {boot.features.includes("search") ? (
          <NavLink to="/search" className={styles.search}>
            <SearchIcon />
            <span>Search the menu</span>
          </NavLink>
        ) : undefined}
        <nav aria-label="Main" className={styles.nav}>
          {openPlaces(boot)
            .filter((place) => place.id !== "home")
            .map((place) => (
              <NavLink
                key={place.id}
                to={place.to}
                className={styles.link}
                aria-label={place.id === "cart" ? cartName : undefined}
              >
                {place.id === "cart" ? (
                  <span className={styles.cart}>
                    <BagIcon />
                    <CartCount />
                  </span>
                ) : undefined}
                {(place.id === "account" && name) || place.label}
              </NavLink>
            ))}
        </nav>
      </div>
    </header>
  )
}
