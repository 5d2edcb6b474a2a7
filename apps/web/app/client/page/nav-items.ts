import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import * as navigationTexts from "@hearth/texts/shell/navigation.ts"

/** The links of header, bottom bar and footer, in order. Links to disabled features are left out. */
export interface NavItem {
  id: "home" | "menu" | "offers" | "help" | "cart" | "account"
  label: string
  to: string
}

export function visibleNavItems(pageContext: PageContext): NavItem[] {
  const items: (NavItem & { open: boolean })[] = [
    { id: "home", label: navigationTexts.home, to: "/", open: true },
    {
      id: "menu",
      label: navigationTexts.menu,
      to: countries[pageContext.country].defaultMenu,
      open: pageContext.features.includes("menu"),
    },
    { id: "offers", label: navigationTexts.offers, to: "/offers", open: pageContext.features.includes("offers") },
    { id: "help", label: navigationTexts.help, to: "/help", open: pageContext.features.includes("support") },
    { id: "cart", label: navigationTexts.cart, to: "/cart", open: pageContext.features.includes("cart") },
    // A guest is redirected to sign in and then returns to this page.
    {
      id: "account",
      label: navigationTexts.account,
      to: "/postorder-ui/profile",
      open: pageContext.features.includes("profile"),
    },
  ]
  return items.filter((item) => item.open)
}
