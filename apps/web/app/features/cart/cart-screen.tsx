import * as summaryTexts from "@hearth/texts/cart/cart-summary.ts"
import * as cartTexts from "@hearth/texts/cart/cart.ts"
import * as labels from "@hearth/texts/labels.ts"
import type { ReactNode } from "react"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useRef } from "react"
import { useSearchParams } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { fetchCart, startCart, useCart } from "../../cart/cart.ts"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { BillCard } from "../../shared/bill/bill-card.tsx"
import { CartLineRow } from "./cart-line.tsx"
import styles from "./cart-screen.module.css"
import { BestOfferLine } from "./best-offer-line.tsx"
import { EmptyCartDrawing } from "./empty-cart-drawing.tsx"
import { NeedsJavaScript } from "../../shared/page/needs-javascript.tsx"
import { BillChangesCard } from "../../shared/bill/bill-changes-card.tsx"
import { BillNotes } from "./bill-notes.tsx"
import { CartActionBar } from "./cart-action-bar.tsx"
import { ReorderChangesCard } from "./reorder-changes-card.tsx"
import { CartSuggestions } from "./cart-suggestions.tsx"
import { InstructionsCard } from "./instructions-card.tsx"

interface CartScreenProps {
  heading: string
  /** The place and the time until the order is ready. */
  place: ReactNode
  /** Applied and available offers, and the field for a promo code. */
  coupons: ReactNode
  /** For an empty cart: products that this customer ordered before. */
  recommended: ReactNode
  /** For a customer: the link to a free pizza, if there is one. It arrives later. */
  freePizza: ReactNode
}

/** The container is at least as high as the screen, so that the footer stays out of view while the cart loads. */
export function CartScreen(props: CartScreenProps) {
  return (
    <div className={styles.page}>
      <Content {...props} />
    </div>
  )
}

function Content({ heading, place, coupons, recommended, freePizza }: CartScreenProps) {
  const pageContext = usePageContext()
  const cart = useCart()
  useEffect(startCart, [])
  useRequestedRefresh()
  const sideRef = useRef<HTMLDivElement>(null)
  const menuPath = visibleNavItems(pageContext).find(({ id }) => id === "menu")?.to ?? "/"
  const { state, lines, bill, isUpdating, hasPendingChanges } = cart
  if (state === "loading") return <CartSkeleton heading={heading} />
  if (state === "failed") {
    return (
      <EmptyState
        level={1}
        drawing={<OfflineDrawing />}
        title={cartTexts.couldNotLoad}
        action={<Button onClick={() => void fetchCart()}>{labels.tryAgain}</Button>}
      >
        {cartTexts.itemsAreSafe}
      </EmptyState>
    )
  }
  if (lines.length === 0) {
    return (
      <>
        <ReorderChangesCard cart={cart} />
        <EmptyState
          level={1}
          drawing={<EmptyCartDrawing />}
          title={cartTexts.empty}
          action={<ButtonLink href={menuPath}>{labels.seeMenu}</ButtonLink>}
        >
          {cartTexts.addSomething}
        </EmptyState>
        {freePizza ? <div className={styles.freePizza}>{freePizza}</div> : undefined}
        {recommended}
      </>
    )
  }
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <output className={styles.muted}>
          {hasPendingChanges ? cartTexts.savingItems(itemCount) : summaryTexts.itemCount(itemCount)}
        </output>
      </header>
      <div className={styles.main}>
        {place}
        <ReorderChangesCard cart={cart} />
        <BillChangesCard changes={cart.billChanges} />
        <Card as="section" className={styles.lines}>
          <h2 className="sr-only">{cartTexts.items}</h2>
          <ul>
            {lines.map((line) => (
              <CartLineRow key={line.id} line={line} cart={cart} />
            ))}
          </ul>
          <div className={styles.more}>
            <a href={menuPath}>{cartTexts.addMoreItems}</a>
            {freePizza}
          </div>
        </Card>
        {bill?.comboCard ? (
          <p className={styles.combo}>
            <GiftIcon size={20} />
            {cartTexts.comboSaving}
          </p>
        ) : undefined}
        <CartSuggestions cart={cart} />
        {coupons}
        <InstructionsCard cart={cart} />
      </div>
      <div ref={sideRef} tabIndex={-1} className={styles.side}>
        <div className={styles.wide}>
          <BestOfferLine cart={cart} focusFallback={sideRef} />
        </div>
        {bill ? <BillCard bill={bill} isUpdating={isUpdating} /> : <Skeleton shape="card" className={styles.bill} />}
        <BillNotes cart={cart} />
        <CartActionBar cart={cart} />
      </div>
    </div>
  )
}

/** LOC-10: fetches the cart again after a place was chosen for it. */
function useRequestedRefresh(): void {
  const [params, setParams] = useSearchParams()
  const isRequested = params.get("refresh") === "true"
  useEffect(() => {
    if (!isRequested) return
    void fetchCart()
    setParams(
      (current) => {
        current.delete("refresh")
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isRequested, setParams])
}

function CartSkeleton({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <header className={styles.head}>
        <h1>{heading}</h1>
        <NeedsJavaScript />
      </header>
      <div className={styles.main}>
        <Skeleton shape="card" className={styles.skeleton} />
        <Skeleton shape="card" className={styles.bill} />
      </div>
      <div className={styles.side}>
        <Skeleton shape="card" className={styles.skeleton} />
        <Skeleton shape="card" className={styles.bill} />
      </div>
    </div>
  )
}
