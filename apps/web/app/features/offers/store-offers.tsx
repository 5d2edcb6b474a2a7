import * as labels from "@hearth/texts/labels.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import * as storeOfferTexts from "@hearth/texts/offers/store-offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback, useEffect } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useCartSummary } from "../../cart/cart-summary.ts"
import { startCart } from "../../cart/cart.ts"
import { fetchStoreOffers } from "../../place/store-offers.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { CodeChip } from "../../shared/offers/code-chip.tsx"
import { CouponFrame } from "./coupon-frame.tsx"
import listStyles from "./coupons/coupon-list.module.css"
import { ShortList } from "./short-list.tsx"
import styles from "./store-offers.module.css"
import { useApplyPromo } from "./use-apply-promo.ts"

const MAX_SHOWN = 9

/** Every promo code of this store, to copy or to apply to the cart. NAV-10: applying a code leads to the home page. */
export default function StoreOffers() {
  const { store, features } = usePageContext()
  const hasItems = useCartSummary().items > 0
  useEffect(() => (hasItems ? startCart() : undefined), [hasItems])
  const apply = useApplyPromo({ staysOnPage: false, isFromCart: false })
  const query = useQuery(useCallback((signal: AbortSignal) => fetchStoreOffers(store.id, signal), [store.id]))
  const offers =
    query.state === "ready" ? query.value.flatMap(({ list }) => list.filter(({ code }) => code !== null)) : []
  if (query.state === "ready" && offers.length === 0) return undefined
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{storeOfferTexts.couponCodes}</h2>
        {features.includes("cart") ? <a href="/coupons">{storeOfferTexts.forYourCart}</a> : undefined}
      </header>
      {query.state === "loading" ? (
        <div className={listStyles.list} aria-busy="true">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} shape="card" className={styles.skeleton} />
          ))}
        </div>
      ) : query.state === "failed" ? (
        <p className={styles.failed}>
          {storeOfferTexts.couldNotLoad}
          <Button size="small" variant="quiet" onClick={query.retry}>
            {labels.tryAgain}
          </Button>
        </p>
      ) : (
        <ShortList maxCount={MAX_SHOWN}>
          {offers.map(({ offerId, code, title, summary }) => (
            <li key={offerId}>
              <CouponFrame
                stub={
                  <div className={styles.stub}>
                    {code === null ? undefined : <CodeChip code={code} />}
                    {code !== null && hasItems ? (
                      <Button
                        size="small"
                        variant="secondary"
                        busy={apply.busy === code}
                        aria-label={offerTexts.applyCode(code)}
                        onClick={() => void apply.applyChosenCode(code)}
                      >
                        {labels.apply}
                      </Button>
                    ) : undefined}
                  </div>
                }
              >
                <div className={styles.body}>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.summary}>{summary}</p>
                </div>
              </CouponFrame>
            </li>
          ))}
        </ShortList>
      )}
    </section>
  )
}
