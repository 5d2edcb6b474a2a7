import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing, OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { ROOMY } from "@hearth/ui/screen-sizes.ts"
import { type ReactNode, useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { fetchCart, type CartView, startCart, useCart } from "../../cart/cart.ts"
import { discardCheckoutDraft } from "../../shared/order/checkout-draft-storage.ts"
import { BillChangesCard } from "../../shared/bill/bill-changes-card.tsx"
import { hasFailedPayment, orderHref } from "../../shared/order/order-route.ts"
import { NeedsJavaScript } from "../../shared/page/needs-javascript.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { CollapsibleBill } from "./collapsible-bill.tsx"
import { CashCodeSheet } from "./payment/cash-code-sheet.tsx"
import { CartProblems, PriceChangedNote, PendingPayment } from "./checkout-notes.tsx"
import styles from "./checkout.module.css"
import { PayBar } from "./payment/pay-bar.tsx"
import { PaySection } from "./payment/pay-section.tsx"
import { problemsIn } from "./checkout-section.tsx"
import { usePendingOrder } from "./use-pending-order.ts"
import { useCheckout } from "./use-checkout.ts"
import { useEnterKey } from "./use-enter-key.ts"
import { useLayoutKnown } from "./use-layout-known.ts"
import { usePayment } from "./payment/use-payment.ts"
import { WhenSection } from "./when-section.tsx"
import { WhereSection } from "./where-section.tsx"
import { WhoSection } from "./who-section.tsx"

interface CheckoutScreenProps {
  heading: string
  /** For guests: the link to sign in. */
  invite: ReactNode
  /** What the order earns in the loyalty programme; without an amount until the bill is known. */
  renderEarning: (itemsPrice: number | undefined) => ReactNode
}

export function CheckoutScreen({ heading, invite, renderEarning }: CheckoutScreenProps) {
  const pageContext = usePageContext()
  const cart = useCart()
  useEffect(startCart, [])
  const { state, lines } = cart
  const { unplacedOrder, placedOrder, isLoaded } = usePendingOrder()
  const navigate = useNavigate()
  // A customer with items in the cart is about to place another order and stays on this page.
  const isCartEmpty = state === "ready" && lines.length === 0
  const redirectHref = placedOrder && isCartEmpty ? orderHref(placedOrder) : undefined
  useEffect(() => {
    if (redirectHref) void navigate(redirectHref, { replace: true })
  }, [redirectHref, navigate])
  // The draft is discarded when the cart becomes empty.
  useEffect(() => {
    if (isCartEmpty) discardCheckoutDraft()
  }, [isCartEmpty])
  if (state === "failed") {
    return (
      <EmptyState
        level={1}
        drawing={<OfflineDrawing />}
        title={checkoutTexts.cartNotLoaded}
        action={<Button onClick={() => void fetchCart()}>{labels.tryAgain}</Button>}
      >
        {labels.slowConnection}
      </EmptyState>
    )
  }
  if (state === "loading" || !isLoaded || redirectHref) return <CheckoutSkeleton heading={heading} />
  if (lines.length === 0) {
    const menuPath = visibleNavItems(pageContext).find(({ id }) => id === "menu")?.to ?? "/"
    return (
      <EmptyState
        level={1}
        drawing={<OvenDrawing />}
        title={checkoutTexts.cartIsEmpty}
        action={<ButtonLink href={menuPath}>{labels.seeMenu}</ButtonLink>}
      >
        {checkoutTexts.addItems}
      </EmptyState>
    )
  }
  return (
    <Checkout
      heading={heading}
      invite={invite}
      renderEarning={renderEarning}
      cart={cart}
      unplacedOrder={unplacedOrder}
    />
  )
}

interface CheckoutProps extends CheckoutScreenProps {
  cart: CartView
  unplacedOrder: Transaction | undefined
}

/** One page for place, time, contact and payment, with every known value prefilled. */
function Checkout({ heading, invite, renderEarning, cart, unplacedOrder }: CheckoutProps) {
  const checkout = useCheckout(cart, unplacedOrder)
  const payState = usePayment(checkout)
  const mainRef = useEnterKey(payState.submit)
  const isLayoutKnown = useLayoutKnown(checkout)
  const [isRoomy] = useState(() => matchMedia(ROOMY).matches)
  const { duplicate, cash, priceChange } = payState
  const error =
    payState.error ?? (unplacedOrder && !payState.busy && !cash ? paymentFailureOf(unplacedOrder) : undefined)
  if (!isLayoutKnown) return <CheckoutSkeleton heading={heading} />
  // What the order earns is shown above the payment on a phone, and below the pay button on a wide screen, where it is
  // in view from the start.
  const earning = renderEarning(checkout.bill?.displayNetPrice)
  return (
    <div className={styles.screen}>
      <h1 className={styles.head}>{heading}</h1>
      <div className={styles.main} ref={mainRef}>
        {unplacedOrder ? <PendingPayment order={unplacedOrder} /> : undefined}
        <PriceChangedNote priceChange={priceChange} payable={checkout.bill?.payable ?? 0} />
        <BillChangesCard changes={cart.billChanges} />
        <CartProblems problems={problemsIn("cart", checkout.problems)} />
        {invite}
        <WhereSection checkout={checkout} />
        <WhenSection checkout={checkout} />
        <WhoSection checkout={checkout} />
        {isRoomy ? undefined : earning}
        <PaySection checkout={checkout} error={error} />
      </div>
      <div className={styles.side}>
        {checkout.bill ? (
          <CollapsibleBill bill={checkout.bill} isUpdating={checkout.isUpdating} />
        ) : (
          <Skeleton shape="card" className={styles.skeleton} />
        )}
        <PayBar checkout={checkout} payState={payState} />
        {isRoomy ? earning : undefined}
      </div>
      <Modal
        open={duplicate !== undefined}
        onClose={() => payState.resolveDuplicate({ isConfirmed: false })}
        header={checkoutTexts.placeAnotherOrder}
        message={duplicate?.message ?? ""}
        secondMessage={
          duplicate?.order
            ? checkoutTexts.recentOrder(
                duplicate.order.orderId,
                duplicate.order.items,
                duplicate.order.payable,
                checkout.country,
              )
            : undefined
        }
        left={{ label: checkoutTexts.goBack }}
        right={{ label: checkoutTexts.proceed, onPress: () => payState.resolveDuplicate({ isConfirmed: true }) }}
      />
      {cash ? (
        <CashCodeSheet
          key={cash.transactionId}
          cash={cash}
          mobile={checkout.form.mobile}
          onClose={payState.closeCash}
        />
      ) : undefined}
    </div>
  )
}

/** PAY-7: the message after a provider declined the payment; the order can be paid with another method. */
function paymentFailureOf(order: Transaction) {
  if (!hasFailedPayment(order)) return undefined
  const reason = order.payment?.message ?? ""
  const message =
    reason === "" || reason === paymentErrorTexts.paymentFailed
      ? paymentErrorTexts.paymentFailed
      : paymentTexts.paymentFailedBecause(reason)
  return { code: "PAYMENT_FAILED", message, shownAt: "pay" as const }
}

function CheckoutSkeleton({ heading }: { heading: string }) {
  return (
    <div className={classNames(styles.screen, styles.loading)} aria-busy="true">
      <h1 className={styles.head}>{heading}</h1>
      <div className={styles.main}>
        <NeedsJavaScript />
        <Skeleton shape="card" className={styles.tallSkeleton} />
        <Skeleton shape="card" className={styles.tallSkeleton} />
        <Skeleton shape="card" className={styles.tallSkeleton} />
      </div>
      <div className={styles.side}>
        <Skeleton shape="card" className={styles.skeleton} />
      </div>
    </div>
  )
}
