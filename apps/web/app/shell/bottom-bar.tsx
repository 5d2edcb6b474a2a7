import * as shellTexts from "@hearth/texts/shell/shell.ts"
import { BagIcon, HomeIcon, PizzaIcon, TagIcon } from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { NavLink } from "react-router"
import { usePageContext } from "../client/page/page-context.tsx"
import styles from "./bottom-bar.module.css"
import { CartCount, useCartName } from "./cart-count.tsx"
import { visibleNavItems } from "../client/page/nav-items.ts"

const icons = { home: HomeIcon, menu: PizzaIcon, offers: TagIcon, cart: BagIcon, account: PersonIcon, help: undefined }

/**
 * Navigation within reach of the thumb on phones. The header has the same links on wider screens, and the side menu has
 * all of them.
 */
export function BottomBar() {
  const cartName = useCartName()
  return (
    <nav aria-label={shellTexts.quickLinks} className={styles.bar}>
      {visibleNavItems(usePageContext()).map(({ id, label, to }) => {
        const ItemIcon = icons[id]
        return ItemIcon ? (
          <NavLink
            key={id}
            to={to}
            end={id === "home"}
            className={styles.link}
            aria-label={id === "cart" ? cartName : undefined}
          >
            <ItemIcon size={22} />
            {label}
            {id === "cart" ? <CartCount /> : undefined}
          </NavLink>
        ) : undefined
      })}
    </nav>
  )
}
