import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { NearestOffer } from "@hearth/domain/offers/nearest-offer.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useBoot } from "../../session/boot.tsx"
import type { CartView } from "../../session/keep-cart.ts"
import { wayToMissing } from "../../shell/way-to-missing.ts"
import styles from "./nearest-nudge.module.css"

/** `Add ₹60 for ‘₹100 off’`: leads to what is missing. */
export function NearestNudge({ nearest, cart: { shelf } }: { nearest: NearestOffer; cart: CartView }) {
  const boot = useBoot()
  const { missing, title, saving, message } = nearest
  const way = wayToMissing(missing, boot, shelf?.menu ?? null)
  const head =
    missing.kind === "amount" ? `Add ${formatMoney(missing.amount, boot.country)} for ‘${title}’` : `‘${title}’`
  return (
    <a href={way ?? "/"} className={styles.nudge}>
      <span className={styles.plus}>
        <PlusIcon size={18} />
      </span>
      <span className={styles.words}>
        <strong>{head}</strong>
        <span className={styles.soft}>
          {missing.kind === "amount" ? "" : `${message} `}
          Saves {formatMoney(saving, boot.country)}
        </span>
      </span>
      <ChevronIcon size={18} />
    </a>
  )
}
