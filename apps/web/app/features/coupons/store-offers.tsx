import { Button } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback, useEffect } from "react"
import { useBoot } from "../../session/boot.tsx"
import { useCartGlance } from "../../session/cart.ts"
import { startCart } from "../../session/keep-cart.ts"
import { offersOfStore } from "../../session/store-offers.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { CodeChip } from "../../shell/code-chip.tsx"
import { Ticket } from "../../shell/ticket.tsx"
import listStyles from "./coupon-list.module.css"
import { ShortList } from "./short-list.tsx"
import styles from "./store-offers.module.css"
import { useApply } from "./use-apply.ts"

/** Every code that holds at this store, to copy, or to put on the cart there is (NAV-10: then home). */
export default function StoreOffers() {
  const { store, features } = useBoot()
  const hasItems = useCartGlance().items > 0
  useEffect(() => (hasItems ? startCart() : undefined), [hasItems])
  const apply = useApply({ stays: false, isFromCart: false })
  const answer = useAnswer(useCallback((signal: AbortSignal) => offersOfStore(store.id, signal), [store.id]))
  const coded =
    answer.state === "ready" ? answer.value.flatMap(({ list }) => list.filter(({ code }) => code !== null)) : []
  if (answer.state === "ready" && coded.length === 0) return undefined
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>Coupon codes</h2>
        {features.includes("cart") ? <a href="/coupons">For your cart</a> : undefined}
      </header>
      {answer.state === "loading" ? (
        <div className={listStyles.list} aria-busy="true">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} shape="card" className={styles.bone} />
          ))}
        </div>
      ) : answer.state === "failed" ? (
        <p className={styles.failed}>
          The codes didn’t come through.
          <Button size="small" variant="quiet" onClick={answer.retry}>
            Try again
          </Button>
        </p>
      ) : (
        <ShortList most={MOST}>
          {coded.map(({ offerId, code, title, summary }) => (
            <li key={offerId}>
              <Ticket
                stub={
                  <div className={styles.stub}>
                    {code === null ? undefined : <CodeChip code={code} />}
                    {code !== null && hasItems ? (
                      <Button
                        size="small"
                        variant="secondary"
                        busy={apply.busy === code}
                        aria-label={`Apply ${code}`}
                        onClick={() => void apply.chosen(code)}
                      >
                        Apply
                      </Button>
                    ) : undefined}
                  </div>
                }
              >
                <div className={styles.body}>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.summary}>{summary}</p>
                </div>
              </Ticket>
            </li>
          ))}
        </ShortList>
      )}
    </section>
  )
}

const MOST = 9
