import type { NearestOffer } from "@hearth/domain/offers/nearest-offer.ts"
import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { CartView } from "../../cart/cart.ts"
import { missingRequirementHref } from "./missing-requirement-href.ts"
import styles from "./nearest-nudge.module.css"

/** `Add ₹60 to get ‘₹100 off’`: links to what is missing. */
export function NearestNudge({ nearest, cart: { storeMenu } }: { nearest: NearestOffer; cart: CartView }) {
  const pageContext = usePageContext()
  const { missing, title, saving, blocker } = nearest
  const href = missingRequirementHref(missing, pageContext, storeMenu?.menu ?? null)
  const headline =
    missing.kind === "amount"
      ? offerTexts.addToGet(missing.amount, pageContext.country, title)
      : offerTexts.offerTitle(title)
  return (
    <a href={href ?? "/"} className={styles.nudge}>
      <span className={styles.plus}>
        <PlusIcon size={18} />
      </span>
      <span className={styles.text}>
        <strong>{headline}</strong>
        <span className={styles.muted}>
          {missing.kind === "amount"
            ? offerTexts.saves(saving, pageContext.country)
            : offerTexts.messageAndSaving(
                offerReasonTexts.blocked(blocker, pageContext.country),
                saving,
                pageContext.country,
              )}
        </span>
      </span>
      <ChevronIcon size={18} />
    </a>
  )
}
