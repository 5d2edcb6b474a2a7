import * as labels from "@hearth/texts/labels.ts"
import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { CheckIcon, ClockIcon, GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type ReactNode, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { type CartView, removePromo, setCouponCode } from "../../cart/cart.ts"
import type { CartOffers } from "../../cart/offers/use-cart-offers.ts"
import styles from "./applied-offers.module.css"
import type { ApplyPromo } from "./use-apply-promo.ts"

interface AppliedOffersProps {
  cart: CartView
  cartOffers: CartOffers | null
  apply: ApplyPromo
}

/**
 * The offers on the bill with their savings and a button to remove each, the applied codes that save nothing, with the
 * reason, and the chosen code that is not applied yet (`waiting`).
 */
export function AppliedOffers({ cart: { bill, promos }, cartOffers, apply }: AppliedOffersProps) {
  const { country } = usePageContext()
  const [removingCode, setRemoving] = useState<string>()
  const remove = async (code: string) => {
    setRemoving(code)
    try {
      const removed = await removePromo(code)
      if (!removed.ok) showToast({ message: removed.message, tone: "error" })
    } finally {
      setRemoving(undefined)
    }
  }
  const discounts = bill?.discounts ?? []
  const codesWithoutDiscount = promos.filter((code) => !discounts.some((each) => each.code === code))
  const waiting = cartOffers?.waiting
  const formatNotUsed = (code: string) => {
    const reason = cartOffers?.chosen.others.find((each) => each.code === code)?.reasons[0]
    return reason ? offerReasonTexts.notUsed(reason, country) : offerTexts.noDiscount
  }
  if (discounts.length + codesWithoutDiscount.length === 0 && !waiting) return undefined
  return (
    <ul className={styles.list}>
      {discounts.map(({ offerId, code, title, amount }) => {
        const nudge = cartOffers?.chosen.applied.find((each) => each.offerId === offerId)?.nudge
        return (
          <Row
            key={offerId}
            icon={code === null ? <GiftIcon size={18} /> : <CheckIcon size={18} />}
            name={code ?? title}
            text={offerTexts.youSave(amount, country)}
            note={
              nudge ? offerReasonTexts.payToKeep(nudge) : code === null ? offerTexts.appliedAutomatically : undefined
            }
            action={
              code === null ? undefined : (
                <RemoveButton code={code} isBusy={removingCode === code} onPress={() => void remove(code)} />
              )
            }
          />
        )
      })}
      {codesWithoutDiscount.map((code) => (
        <Row
          key={code}
          isInactive
          icon={<ClockIcon size={18} />}
          name={code}
          text={formatNotUsed(code)}
          action={<RemoveButton code={code} isBusy={removingCode === code} onPress={() => void remove(code)} />}
        />
      ))}
      {waiting ? (
        <Row
          isInactive={!waiting.applies}
          icon={<ClockIcon size={18} />}
          name={waiting.code}
          text={
            waiting.applies
              ? offerTexts.youSave(waiting.saving, country)
              : offerReasonTexts.codesRefused(waiting.refusal, country)
          }
          note={waiting.applies ? undefined : offerTexts.savedForLater}
          action={
            waiting.applies ? (
              <Button
                size="small"
                busy={apply.busy === waiting.code}
                onClick={() => void apply.applyChosenCode(waiting.code)}
              >
                {labels.apply}
              </Button>
            ) : (
              <RemoveButton code={waiting.code} onPress={() => setCouponCode(null)} />
            )
          }
        />
      ) : undefined}
    </ul>
  )
}

function RemoveButton({ code, isBusy, onPress }: { code: string; isBusy?: boolean; onPress: () => void }) {
  return (
    <Button size="small" variant="quiet" busy={isBusy} aria-label={offerTexts.removeCode(code)} onClick={onPress}>
      {labels.remove}
    </Button>
  )
}

interface RowProps {
  icon: ReactNode
  name: string
  text: string
  note?: string | undefined
  action: ReactNode
  isInactive?: boolean
}

function Row({ icon, name, text, note, action, isInactive = false }: RowProps) {
  return (
    <li className={classNames(styles.row, isInactive && styles.idle)}>
      {icon}
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.saved}>{text}</span>
        {note ? <span className={styles.note}>{note}</span> : undefined}
      </span>
      {action}
    </li>
  )
}
