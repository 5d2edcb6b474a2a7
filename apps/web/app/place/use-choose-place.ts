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
  other: "/",
}

/**
 * LOC-10: keeps the place, shows its store's menu from now on, and goes where the choice was made for. `here`: the page
 * one is on, to stay on it; its data come anew all the same.
 */
export function useChoosePlace(): (place: ChosenPlace, target?: PlaceTarget, returnTo?: string) => Promise<void> {
  const navigate = useNavigate()
  return async (place, target = "other", returnTo) => {
    choosePlace(place)
    showStore(place.store)
    closeLocationSheet()
    const to = returnTo ?? targetPaths[target]
    // The same page again is no step to go back to.
    const stays = to === location.pathname + location.search
    await navigate(to, { replace: stays, preventScrollReset: stays })
  }
}
