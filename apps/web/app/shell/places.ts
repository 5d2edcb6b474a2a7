import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { countries } from "@hearth/domain/countries/countries.ts"

/** The ways on that stand in the header, the bottom bar and the footer, in their order; only what is open is shown. */
export interface Place {
  id: "home" | "menu" | "offers" | "help" | "cart" | "account"
  label: string
  to: string
}

export function openPlaces(boot: PageContext): Place[] {
  const places: (Place & { open: boolean })[] = [
    { id: "home", label: "Home", to: "/", open: true },
    { id: "menu", label: "Menu", to: countries[boot.country].defaultMenu, open: boot.features.includes("menu") },
    { id: "offers", label: "Offers", to: "/offers", open: boot.features.includes("offers") },
    { id: "help", label: "Help", to: "/help", open: boot.features.includes("support") },
    { id: "cart", label: "Cart", to: "/cart", open: boot.features.includes("cart") },
    // Who is not signed in is asked to, and comes back there.
    { id: "account", label: "Account", to: "/postorder-ui/profile", open: boot.features.includes("profile") },
  ]
  return places.filter((place) => place.open)
}
