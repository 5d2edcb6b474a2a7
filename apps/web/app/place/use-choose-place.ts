import { useNavigate } from "react-router"
import { showStore } from "../client/page/page-context.store.ts"
import { choosePlace } from "./place-commands.ts"
import type { ChosenPlace } from "./chosen-place.store.ts"
import { closeLocationSheet, type PlaceTarget } from "./location-sheet.store.ts"

const targetPaths: Readonly<Record<PlaceTarget, string>> = {
  cart: "/cart",
  "cart-refresh": "/cart?refresh=true",
  payment: "/payment",
  address: "/postorder-ui/myAddresses",
  rewards: "/postorder-ui/rewards?choose=pizza",
  other: "/",
}

/**
 * LOC-10: chooses the place, switches the pages to its store, and navigates to the target, or to `returnTo` if that is
 * given. If `returnTo` is the current URL, the customer stays on the page, and its data is reloaded.
 */
export function useChoosePlace(): (place: ChosenPlace, target?: PlaceTarget, returnTo?: string) => Promise<void> {
  const navigate = useNavigate()
  return async (place, target = "other", returnTo) => {
    choosePlace(place)
    showStore(place.store)
    closeLocationSheet()
    const path = returnTo ?? targetPaths[target]
    // Staying on the page adds no history entry.
    const isSamePage = path === location.pathname + location.search
    await navigate(path, { replace: isSamePage, preventScrollReset: isSamePage })
  }
}
