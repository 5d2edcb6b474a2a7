import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useQuery } from "@hearth/browser/use-query.ts"
import { useCart } from "../../cart/cart.ts"
import { FREE_PIZZA_CODE, REWARDS_MENU_HREF } from "../../shared/loyalty/free-pizza.ts"
import { balanceOf } from "../../shared/loyalty/describe-balance.ts"
import { fetchMembership } from "../../shared/loyalty/membership.api.ts"
import styles from "./free-pizza-invite.module.css"
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
  if (!balance || balance.burnable.freeItems === 0 || isInCart) return undefined
  return (
    <a href={REWARDS_MENU_HREF} className={styles.invite}>
      <GiftIcon size={20} />
      <span className={styles.text}>
        {freePizzaTexts.youHaveOne}
        <strong>
          {freePizzaTexts.chooseIt}
          <ChevronIcon size={14} />
        </strong>
      </span>
    </a>
  )
}
