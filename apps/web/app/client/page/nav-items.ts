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
  const items: (NavItem & { isAvailable: boolean })[] = [
    { id: "home", label: navigationTexts.home, to: "/", isAvailable: true },
    {
      id: "menu",
      label: navigationTexts.menu,
      to: countries[pageContext.country].defaultMenu,
      isAvailable: pageContext.features.includes("menu"),
    },
    {
      id: "offers",
      label: navigationTexts.offers,
      to: "/offers",
      isAvailable: pageContext.features.includes("offers"),
    },
    { id: "help", label: navigationTexts.help, to: "/help", isAvailable: pageContext.features.includes("support") },
    { id: "cart", label: navigationTexts.cart, to: "/cart", isAvailable: pageContext.features.includes("cart") },
    // A guest is redirected to sign in and then returns to this page.
    {
      id: "account",
      label: navigationTexts.account,
      to: "/postorder-ui/profile",
      isAvailable: pageContext.features.includes("profile"),
    },
  ]
  return items.filter((item) => item.isAvailable)
}
