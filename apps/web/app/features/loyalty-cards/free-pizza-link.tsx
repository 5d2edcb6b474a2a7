import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { REWARDS_MENU_HREF } from "../../shared/loyalty/free-pizza.ts"
import styles from "./free-pizza-link.module.css"

/** LOY-2: leads a member to the free pizza that isn't in the cart yet. */
export function FreePizzaLink() {
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
