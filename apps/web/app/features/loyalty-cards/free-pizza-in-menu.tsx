import { useQuery } from "@hearth/browser/use-query.ts"
import { useEffect } from "react"
import { useCustomer } from "../../client/session/use-customer.ts"
import { removeStored, writeStored } from "../../client/storage/storage.ts"
import { balanceOf } from "../../shared/loyalty/describe-balance.ts"
import { fetchMembership } from "../../shared/loyalty/membership.api.ts"
import { useFreePizzaInCart } from "../../shared/loyalty/use-free-pizza-in-cart.ts"
import { FreePizzaLink } from "./free-pizza-link.tsx"
import { useWhenVisibleAgain } from "../../shared/loyalty/use-when-visible-again.ts"

/** LOY-2: above the menu of a member, leads to the free pizza that isn't in the cart yet. */
export default function FreePizzaInMenu() {
  const customer = useCustomer()
  useEffect(() => {
    if (customer === null) reserveSpace(false)
  }, [customer])
  return customer ? <ForCustomer key={customer.userId} /> : undefined
}

/** Left out if it can't be loaded, because it is optional. */
function ForCustomer() {
  const query = useQuery(fetchMembership)
  useWhenVisibleAgain(query.reload)
  const isInCart = useFreePizzaInCart()
  const isShown =
    query.state === "loading" || isInCart === undefined
      ? undefined
      : query.state === "ready" && !isInCart && (balanceOf(query.value)?.burnable.freeItems ?? 0) > 0
  useEffect(() => {
    if (isShown !== undefined) reserveSpace(isShown)
  }, [isShown])
  return isShown ? <FreePizzaLink /> : undefined
}

/** Marks this page, and later pages before they are painted, so that the menu doesn't move when the link arrives. */
function reserveSpace(isReserved: boolean): void {
  document.documentElement.toggleAttribute("data-free-pizza", isReserved)
  if (isReserved) writeStored("freePizza", true)
  else removeStored("freePizza")
}
