import { PAYMENT_FAILED } from "@hearth/contract/error-codes.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing, OvenDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ReactNode, useEffect } from "react"
import { useNavigate } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { askForCart, type CartView, startCart, useCart } from "../../session/keep-cart.ts"
import { dropCheckoutDraft } from "../../session/kept-checkout.ts"
import { NewsCard } from "../../shell/news-card.tsx"
import { hasFailedPayment, screenOf } from "../../shell/order-way.ts"
import { NeedsScripts } from "../../shell/needs-scripts.tsx"
import { openPlaces } from "../../shell/places.ts"
import { BillFold } from "./bill-fold.tsx"
import { CashCodeSheet } from "./cash-code-sheet.tsx"
import { CartProblems, ChangedNote, UnderWay } from "./checkout-notes.tsx"
import styles from "./checkout.module.css"
import { PayBar } from "./pay-bar.tsx"
import { PaySection } from "./pay-section.tsx"
import { problemsOf } from "./section.tsx"
import { useBegunOrder } from "./use-begun-order.ts"
import { useCheckout } from "./use-checkout.ts"
import { useEnter } from "./use-enter.ts"
import { usePay } from "./use-pay.ts"
import { WhenSection } from "./when-section.tsx"
import { WhereSection } from "./where-section.tsx"
import { WhoSection } from "./who-section.tsx"

interface CheckoutScreenProps {
  heading: string
  /** For a guest: the way to sign in. */
  invite: ReactNode
}

export function CheckoutScreen({ heading, invite }: CheckoutScreenProps) {
  const boot = useBoot()
  const cart = useCart()
  useEffect(startCart, [])
  const { state, lines } = cart
  const { begun, placed, isKnown } = useBegunOrder()
  const navigate = useNavigate()
  // Whoever has something in the cart again is about to place another order, and stays.
  const hasNothingLeft = state === "ready" && lines.length === 0
  const to = placed && hasNothingLeft ? screenOf(placed) : undefined
  useEffect(() => {
    if (to) void navigate(to, { replace: true })
  }, [to, navigate])
  // Of an order that is not to be nothing is left lying.
  useEffect(() => {
    if (hasNothingLeft) dropCheckoutDraft()
  }, [hasNothingLeft])
  if (state === "failed") {
    return (
      <EmptyState
        level={1}
        drawing={<OfflineDrawing />}
        title="Your cart didn’t come through"
        action={<Button onClick={() => void askForCart()}>Try again</Button>}
      >
        Nothing is lost. The connection may be slow.
      </EmptyState>
    )
  }
  if (state === "loading" || !isKnown || to) return <Waiting heading={heading} />
  if (lines.length === 0) {
    const menuPath = openPlaces(boot).find(({ id }) => id === "menu")?.to ?? "/"
    return (
      <EmptyState
        level={1}
        drawing={<OvenDrawing />}
        title="There is nothing to pay"
        action={<ButtonLink href={menuPath}>See the menu</ButtonLink>}
      >
        Your cart is empty. What shall it be?
      </EmptyState>
    )
  }
  return <Checkout heading={heading} invite={invite} cart={cart} begun={begun} />
}

interface CheckoutProps extends CheckoutScreenProps {
  cart: CartView
  begun: Transaction | undefined
}

/** One page: where, when, who and how to pay, with nothing asked that is known. */
function Checkout({ heading, invite, cart, begun }: CheckoutProps) {
  const checkout = useCheckout(cart, begun)
  const paying = usePay(checkout)
  const main = useEnter(paying.press)
  const { duplicate, cash, changed } = paying
  const trouble = paying.trouble ?? (begun && !paying.busy && !cash ? failureOf(begun) : undefined)
  return (
    <div className={styles.screen}>
      <h1 className={styles.head}>{heading}</h1>
      <div className={styles.main} ref={main}>
        {begun ? <UnderWay order={begun} /> : undefined}
        <ChangedNote changed={changed} payable={checkout.bill?.payable ?? 0} />
        <NewsCard news={cart.news} />
        <CartProblems problems={problemsOf("cart", checkout.problems)} />
        {invite}
        <WhereSection checkout={checkout} />
        <WhenSection checkout={checkout} />
        <WhoSection checkout={checkout} />
        <PaySection checkout={checkout} trouble={trouble} />
      </div>
      <div className={styles.side}>
        {checkout.bill ? (
          <BillFold bill={checkout.bill} isUpdating={checkout.isUpdating} />
        ) : (
          <Skeleton shape="card" className={styles.bone} />
        )}
        <PayBar checkout={checkout} paying={paying} />
      </div>
      <Modal
        open={duplicate !== undefined}
        onClose={() => paying.answerDuplicate(false)}
        header="Another order?"
        message={duplicate?.message ?? ""}
        secondMessage={
          duplicate?.order
            ? `Order ${duplicate.order.orderId}: ${duplicate.order.items === 1 ? "1 item" : `${duplicate.order.items} items`}, ${formatMoney(duplicate.order.payable, checkout.country)}`
            : undefined
        }
        left={{ label: "Go back" }}
        right={{ label: "Continue", onPress: () => paying.answerDuplicate(true) }}
      />
      {cash ? (
        <CashCodeSheet
          key={cash.transactionId}
          cash={cash}
          mobile={checkout.written.mobile}
          onClose={paying.closeCash}
        />
      ) : undefined}
    </div>
  )
}

/** PAY-7: the provider said no; the order waits to be paid another way. */
function failureOf(order: Transaction) {
  if (!hasFailedPayment(order)) return undefined
  const reason = order.payment?.message ?? ""
  const message = reason === "" || reason === PAYMENT_FAILED ? PAYMENT_FAILED : `${PAYMENT_FAILED} ${reason}`
  return { code: "PAYMENT_FAILED", message, at: "pay" as const }
}

/** In the shape of what comes. */
function Waiting({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className={styles.head}>{heading}</h1>
      <div className={styles.main}>
        <NeedsScripts what="Paying online" />
        <Skeleton shape="card" className={styles.bone} />
        <Skeleton shape="card" className={styles.bone} />
        <Skeleton shape="card" className={styles.bone} />
      </div>
      <div className={styles.side}>
        <Skeleton shape="card" className={styles.bone} />
      </div>
    </div>
  )
}
