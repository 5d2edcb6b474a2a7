import { useQuery } from "@hearth/browser/use-query.ts"
import { useCart } from "../../cart/cart.ts"
import { balanceOf } from "../../shared/loyalty/describe-balance.ts"
import { FREE_PIZZA_CODE } from "../../shared/loyalty/free-pizza.ts"
import { fetchMembership } from "../../shared/loyalty/membership.api.ts"
import { FreePizzaLink } from "./free-pizza-link.tsx"
import { useWhenVisibleAgain } from "../../shared/loyalty/use-when-visible-again.ts"

/**
 * LOY-2: in the cart of a member, leads to the free pizza that isn't in it. Left out if it can't be loaded, because it
 * is optional. The place for it is reserved, so nothing moves.
 */
export default function FreePizzaInvite() {
  const query = useQuery(fetchMembership)
  useWhenVisibleAgain(query.reload)
  // A free pizza that is sold out is in the cart, too; its offer leads to the rewards menu.
  const isInCart = useCart().promos.includes(FREE_PIZZA_CODE)
  const balance = query.state === "ready" ? balanceOf(query.value) : null
  return balance && balance.burnable.freeItems > 0 && !isInCart ? <FreePizzaLink /> : undefined
}
