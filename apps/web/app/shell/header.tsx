import * as brand from "@hearth/texts/brand.ts"
import * as shellTexts from "@hearth/texts/shell/shell.ts"
import { BagIcon, SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { Logo } from "@hearth/ui/logo/logo.tsx"
import type { ReactNode } from "react"
import { Link, NavLink } from "react-router"
import { usePageContext } from "../client/page/page-context.tsx"
import { useSession } from "../client/session/session.store.ts"
import styles from "./header.module.css"
import { CartCount, useCartName } from "./cart-count.tsx"
import { SideMenuButton } from "./side-menu-button.tsx"
import { visibleNavItems } from "../client/page/nav-items.ts"

/** `place`: the button with the chosen place and delivery type. */
export function Header({ place }: { place: ReactNode }) {
  const pageContext = usePageContext()
  const cartName = useCartName()
  const name = useSession()?.attributes?.firstName
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <SideMenuButton />
        <Link to="/" className={styles.logo} aria-label={shellTexts.home()}>
          <Logo size={34} name={brand.name} />
        </Link>
        {place}
        {pageContext.features.includes("search") ? (
          <NavLink to="/search" className={styles.search}>
            <SearchIcon />
            <span>{shellTexts.searchMenu}</span>
          </NavLink>
        ) : undefined}
        <nav aria-label={shellTexts.mainNavigation} className={styles.nav}>
          {visibleNavItems(pageContext)
            .filter((item) => item.id !== "home")
            .map((item) => (
              <NavLink
                key={item.id}
                to={item.to}
                className={styles.link}
                aria-label={item.id === "cart" ? cartName : undefined}
              >
                {item.id === "cart" ? (
                  <span className={styles.cart}>
                    <BagIcon />
                    <CartCount />
                  </span>
                ) : undefined}
                {(item.id === "account" && name) || item.label}
              </NavLink>
            ))}
        </nav>
      </div>
    </header>
  )
}
