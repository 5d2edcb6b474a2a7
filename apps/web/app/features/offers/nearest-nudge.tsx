import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { NearestOffer } from "@hearth/domain/offers/nearest-offer.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { CartView } from "../../cart/cart-commands.ts"
import { missingOfferHref } from "./missing-offer-href.ts"
import styles from "./nearest-nudge.module.css"

/** `Add ₹60 for ‘₹100 off’`: links to what is missing. */
export function NearestNudge({ nearest, cart: { storeMenu } }: { nearest: NearestOffer; cart: CartView }) {
  const pageContext = usePageContext()
  const { missing, title, saving, message } = nearest
  const href = missingOfferHref(missing, pageContext, storeMenu?.menu ?? null)
  const headline =
    missing.kind === "amount" ? `Add ${formatMoney(missing.amount, pageContext.country)} for ‘${title}’` : `‘${title}’`
  return (
    <a href={href ?? "/"} className={styles.nudge}>
      <span className={styles.plus}>
        <PlusIcon size={18} />
      </span>
      <span className={styles.words}>
        <strong>{headline}</strong>
        <span className={styles.soft}>
          {missing.kind === "amount" ? "" : `${message} `}
          Saves {formatMoney(saving, pageContext.country)}
        </span>
      </span>
      <ChevronIcon size={18} />
    </a>
  )
}
