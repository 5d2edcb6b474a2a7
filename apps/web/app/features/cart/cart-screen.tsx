import type { ReactNode } from "react"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useRef } from "react"
import { useSearchParams } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { askForCart, startCart, useCart } from "../../session/keep-cart.ts"
import { openPlaces } from "../../shell/places.ts"
import { BillCard } from "../../shell/bill-card.tsx"
import { CartLineRow } from "./cart-line.tsx"
import styles from "./cart-screen.module.css"
import { ColumnOffer } from "./column-offer.tsx"
import { EmptyCartDrawing } from "./empty-cart-drawing.tsx"
import { NeedsScripts } from "../../shell/needs-scripts.tsx"
import { NewsCard } from "../../shell/news-card.tsx"
import { NextStep, Notes } from "./next-step.tsx"
import { ReorderCard } from "./reorder-card.tsx"
import { Suggestions } from "./suggestions.tsx"
import { WishesCard } from "./wishes-card.tsx"

interface CartScreenProps {
  heading: string
  /** Where it goes and when it is ready. */
  place: ReactNode
  /** What is on, what could be, and a code to type. */
  coupons: ReactNode
  /** For an empty one: what this customer had before. */
  recommended: ReactNode
}

/** As high as the screen from the start: whatever the cart turns out to hold, nothing below moves into view. */
export function CartScreen(props: CartScreenProps) {
  return (
    <div className={styles.page}>
      <Content {...props} />
    </div>
  )
}

function Content({ heading, place, coupons, recommended }: CartScreenProps) {
  const boot = useBoot()
  const cart = useCart()
  useEffect(startCart, [])
  useRefreshAsked()
  const side = useRef<HTMLDivElement>(null)
  const menuPath = openPlaces(boot).find(({ id }) => id === "menu")?.to ?? "/"
  const { state, lines, bill, isUpdating, isWaiting } = cart
  if (state === "loading") return <Waiting heading={heading} />
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
  if (lines.length === 0) {
    return (
      <>
        <ReorderCard cart={cart} />
        <EmptyState
          level={1}
          drawing={<EmptyCartDrawing />}
          title="Your cart is empty"
          action={<ButtonLink href={menuPath}>See the menu</ButtonLink>}
        >
          The oven is hot. What shall it be?
        </EmptyState>
        {recommended}
      </>
    )
  }
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <output className={styles.soft}>
          {items === 1 ? "1 item" : `${items} items`}
          {isWaiting ? " · Saving…" : ""}
        </output>
      </header>
      <div className={styles.main}>
        {place}
        <ReorderCard cart={cart} />
        <NewsCard news={cart.news} />
        <Card as="section" className={styles.lines}>
          <h2 className="sr-only">What is in it</h2>
          <ul>
            {lines.map((line) => (
              <CartLineRow key={line.id} line={line} cart={cart} />
            ))}
          </ul>
          <a href={menuPath} className={styles.more}>
            Add more from the menu
          </a>
        </Card>
        {bill?.comboCard ? (
          <p className={styles.combo}>
            <GiftIcon size={20} />
            Your combo is cheaper than its parts: that saving is in the price already.
          </p>
        ) : undefined}
        <Suggestions cart={cart} />
        {coupons}
        <WishesCard cart={cart} />
      </div>
      <div ref={side} tabIndex={-1} className={styles.side}>
        <div className={styles.wide}>
          <ColumnOffer cart={cart} home={side} />
        </div>
        {bill ? <BillCard bill={bill} isUpdating={isUpdating} /> : <Skeleton shape="card" className={styles.bill} />}
        <Notes cart={cart} />
        <NextStep cart={cart} />
      </div>
    </div>
  )
}

/** LOC-10: after a place was chosen for the cart, it is asked for anew. */
function useRefreshAsked(): void {
  const [params, setParams] = useSearchParams()
  const isAsked = params.get("refresh") === "true"
  useEffect(() => {
    if (!isAsked) return
    void askForCart()
    setParams(
      (now) => {
        now.delete("refresh")
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isAsked, setParams])
}

/** In the shape of what comes. */
function Waiting({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <header className={styles.head}>
        <h1>{heading}</h1>
        <NeedsScripts what="Your cart" />
      </header>
      <div className={styles.main}>
        <Skeleton shape="card" className={styles.bone} />
        <Skeleton shape="card" className={styles.bill} />
      </div>
      <div className={styles.side}>
        <Skeleton shape="card" className={styles.bone} />
        <Skeleton shape="card" className={styles.bill} />
      </div>
    </div>
  )
}
