import * as lineTexts from "@hearth/texts/cart/cart-line.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { CheckIcon, ClockIcon, GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type ReactNode, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { type CartView, removePromo, setCouponCode } from "../../cart/cart.ts"
import { endCelebration } from "../../cart/offers/celebration.ts"
import type { CartOffers } from "../../cart/offers/use-cart-offers.ts"
import { FREE_PIZZA_CODE, REWARDS_MENU_HREF } from "../../shared/loyalty/free-pizza.ts"
import styles from "./applied-offers.module.css"
import { describeMissingPizza } from "./describe-missing-pizza.ts"
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
export function AppliedOffers({ cart, cartOffers, apply }: AppliedOffersProps) {
  const { country } = usePageContext()
  const [removingCode, setRemoving] = useState<string>()
  const { bill, promos } = cart
  const remove = async (code: string) => {
    setRemoving(code)
    try {
      const freePizza = code === FREE_PIZZA_CODE ? findFreePizza(bill) : undefined
      const result = await removePromo(code)
      if (!result.ok) return showToast({ message: result.message, tone: "error" })
      // Without this code, a code that was refused before may be accepted.
      apply.clearError()
      if (freePizza) {
        // The celebration may still say that the free pizza is in the cart.
        endCelebration()
        const undo = () => void apply.applyChosenCode(code)
        showToast({
          message: freePizzaTexts.staysInCart(freePizza.name),
          action: { label: lineTexts.undo, onPress: undo },
        })
      }
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
      {discounts.map(({ offerId, code, title, amount, points }) => {
        const nudge = cartOffers?.chosen.applied.find((each) => each.offerId === offerId)?.nudge
        return (
          <Row
            key={offerId}
            icon={code === null || points !== undefined ? <GiftIcon size={18} /> : <CheckIcon size={18} />}
            name={points === undefined ? (code ?? title) : freePizzaTexts.freePizzaFor(points)}
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
      {codesWithoutDiscount.map((code) => {
        const missingPizza = findMissingPizza(code, cartOffers)
        return (
          <Row
            key={code}
            isInactive
            icon={<ClockIcon size={18} />}
            name={code === FREE_PIZZA_CODE ? freePizzaTexts.freePizza : code}
            text={
              missingPizza
                ? describeMissingPizza(missingPizza, cart.lines, bill?.invalidItems ?? [])
                : formatNotUsed(code)
            }
            link={missingPizza ? { label: freePizzaTexts.chooseAnother, href: REWARDS_MENU_HREF } : undefined}
            action={<RemoveButton code={code} isBusy={removingCode === code} onPress={() => void remove(code)} />}
          />
        )
      })}
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

/** The pizza on the bill that points pay for. */
function findFreePizza(bill: CartView["bill"]) {
  const offerId = bill?.discounts.find(({ code }) => code === FREE_PIZZA_CODE)?.offerId
  return bill?.validItems.find(({ discounts }) => discounts.some((each) => each.offerId === offerId))
}

/** LOY-2: the pizza that the code for points lacks. Undefined for other codes, or if something else is missing. */
function findMissingPizza(code: string, cartOffers: CartOffers | null) {
  if (code !== FREE_PIZZA_CODE) return undefined
  const reason = cartOffers?.chosen.others.find((each) => each.code === code)?.reasons[0]
  return reason?.code === "ITEM_MISSING" ? reason : undefined
}

function RemoveButton({ code, isBusy, onPress }: { code: string; isBusy?: boolean; onPress: () => void }) {
  const label = code === FREE_PIZZA_CODE ? freePizzaTexts.removeOffer : offerTexts.removeCode(code)
  return (
    <Button size="small" variant="quiet" busy={isBusy} aria-label={label} onClick={onPress}>
      {labels.remove}
    </Button>
  )
}

interface RowProps {
  icon: ReactNode
  name: string
  text: string
  note?: string | undefined
  link?: { label: string; href: string } | undefined
  action: ReactNode
  isInactive?: boolean
}

function Row({ icon, name, text, note, link, action, isInactive = false }: RowProps) {
  return (
    <li className={classNames(styles.row, isInactive && styles.idle)}>
      {icon}
      <span className={styles.text}>
        <strong>{name}</strong>
        <span className={styles.saved}>{text}</span>
        {note ? <span className={styles.note}>{note}</span> : undefined}
        {link ? (
          <a href={link.href} className={styles.link}>
            {link.label}
            <ChevronIcon size={16} />
          </a>
        ) : undefined}
      </span>
      {action}
    </li>
  )
}
