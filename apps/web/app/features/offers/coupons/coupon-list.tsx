import type { OfferEntry, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { couponCategories, type CouponCategory } from "@hearth/domain/offers/offer.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as couponTexts from "@hearth/texts/offers/coupons.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { BoxDrawing, OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { usePageContext } from "../../../client/page/page-context.tsx"
import type { CartView } from "../../../cart/cart.ts"
import type { Query } from "@hearth/browser/use-query.ts"
import { OPENED_OVER_PAGE } from "../../../shared/page/link-navigation.ts"
import { missingRequirementHref } from "../missing-requirement-href.ts"
import { CouponDetails } from "./coupon-details.tsx"
import styles from "./coupon-list.module.css"
import { OfferCard } from "./offer-card.tsx"
import { ShortList } from "../short-list.tsx"
import type { ApplyPromo } from "../use-apply-promo.ts"

interface CouponListProps {
  offers: Query<OfferGroup[]>
  cart: CartView
  apply: ApplyPromo
  onExpired: () => void
}

/** OFR-2, OFR-9: the groups of coupons, with their loading, failed and empty states. */
export function CouponList({ offers, cart, apply, onExpired }: CouponListProps) {
  if (offers.state === "loading") {
    return (
      <section className={styles.list} aria-busy="true" aria-label={couponTexts.loading}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} shape="card" className={styles.skeleton} />
        ))}
      </section>
    )
  }
  if (offers.state === "failed") {
    return (
      <EmptyState
        drawing={<OfflineDrawing />}
        title={couponTexts.couldNotLoad}
        action={<Button onClick={offers.retry}>{labels.tryAgain}</Button>}
      >
        {offers.message ?? labels.slowConnection}
      </EmptyState>
    )
  }
  const isOfferAvailable = offers.value.some(({ list }) => list.length > 0)
  if (!isOfferAvailable) {
    return (
      <EmptyState
        drawing={<BoxDrawing />}
        title={couponTexts.noCoupons}
        action={<ButtonLink href="/">{couponTexts.goHome}</ButtonLink>}
      >
        {couponTexts.checkBackSoon}
      </EmptyState>
    )
  }
  return <Groups groups={offers.value} cart={cart} apply={apply} onExpired={onExpired} />
}

/** How many coupons of a group are listed at first if none of them applies. */
const MAX_NOT_APPLICABLE = 4

const categoryNames: Readonly<Record<CouponCategory, string>> = {
  PIZZA: couponTexts.pizza,
  SIDES: couponTexts.sides,
  SIDECOMBOS: couponTexts.sideCombos,
  "PIZZA-MANIA": couponTexts.pizzaMania,
}

function Groups({ groups, cart, apply, onExpired }: Omit<CouponListProps, "offers"> & { groups: OfferGroup[] }) {
  const pageContext = usePageContext()
  const [category, setCategory] = useState<CouponCategory | "ALL">("ALL")
  const { opened, detailsHref, close } = useCouponDetails(groups)
  const entries = groups.flatMap(({ list }) => list)
  const availableCategories = couponCategories.filter((each) => entries.some((entry) => entry.category === each))
  const isShown = (entry: OfferEntry) => category === "ALL" || entry.category === category
  const menu = cart.storeMenu?.menu ?? null
  return (
    <>
      {availableCategories.length > 1 ? (
        <div className={styles.filter}>
          <RadioGroup
            legend={couponTexts.category}
            legendHidden
            variant="chips"
            value={category}
            onChange={setCategory}
            options={[
              { value: "ALL", label: couponTexts.all },
              ...availableCategories.map((value) => ({ value, label: categoryNames[value] })),
            ]}
          />
        </div>
      ) : undefined}
      {groups
        .map(({ title, list }) => ({ title, list: list.filter(isShown) }))
        .filter(({ list }) => list.length > 0)
        .map(({ title, list }) => (
          <section key={title} className={styles.group}>
            <h2 className={styles.heading}>{title}</h2>
            <ShortList maxCount={list.some(({ status }) => status === "APPLIED") ? list.length : MAX_NOT_APPLICABLE}>
              {list.map((entry) => (
                <li key={entry.offerId}>
                  <OfferCard
                    entry={entry}
                    apply={apply}
                    missingHref={entry.missing ? missingRequirementHref(entry.missing, pageContext, menu) : null}
                    detailsHref={detailsHref(entry)}
                    onExpired={onExpired}
                  />
                </li>
              ))}
            </ShortList>
          </section>
        ))}
      {opened ? (
        <CouponDetails key={opened.offerId} entry={opened} apply={apply} onClose={close} onExpired={onExpired} />
      ) : undefined}
    </>
  )
}

/** The details panel is in the URL: opening it adds a history entry, and going back closes it. */
function useCouponDetails(groups: OfferGroup[]) {
  const [params, setParams] = useSearchParams()
  const wasOpenedOverPage = useLocation().state === OPENED_OVER_PAGE
  const navigate = useNavigate()
  // One dialog at a time: the wheel takes precedence.
  const detailsOfferId = params.has("wheel") ? null : params.get("details")
  const opened = groups.flatMap(({ list }) => list).find(({ offerId }) => offerId === detailsOfferId)
  const close = () => {
    if (wasOpenedOverPage) return void navigate(-1)
    setParams(
      (current) => {
        current.delete("details")
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const detailsHref = ({ offerId }: OfferEntry) => {
    const next = new URLSearchParams(params)
    next.set("details", offerId)
    return `?${next}`
  }
  return { opened, close, detailsHref }
}
