import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useQuery } from "@hearth/browser/use-query.ts"
import { useCallback } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useCustomer } from "../../client/session/use-customer.ts"
import { useSoldOut } from "../../place/stock.store.ts"
import { balanceOf } from "../../shared/loyalty/describe-balance.ts"
import { fetchMembership, type Membership } from "../../shared/loyalty/membership.api.ts"
import type { ProductOffer } from "../../shared/menu/product-offer-outlet.ts"
import { findFreeSize } from "./find-free-size.ts"
import { fetchFreePizzas } from "./rewards.api.ts"
import styles from "./redeem-in-sheet.module.css"
import { useIsInCart, useRedeem } from "./use-redeem.ts"

/**
 * LOY-2: in a product's sheet, redeems the pizza for a member who has a free one. While another size is chosen, a button
 * chooses the size that is free. Nothing is shown to others.
 */
export default function RedeemInSheet(props: ProductOffer) {
  return useCustomer() && props.product.recipe?.kind === "pizza" ? <ForCustomer {...props} /> : undefined
}

function ForCustomer(props: ProductOffer) {
  const query = useQuery(fetchMembership)
  const isInCart = useIsInCart()
  if (query.state !== "ready" || isInCart) return undefined
  const hasFreePizza = (balanceOf(query.value)?.burnable.freeItems ?? 0) > 0
  return hasFreePizza ? <ForMember {...props} program={query.value.programConfig} /> : undefined
}

function ForMember({ product, size, onSize, program }: ProductOffer & { program: Membership["programConfig"] }) {
  const { store } = usePageContext()
  const query = useQuery(useCallback((signal: AbortSignal) => fetchFreePizzas(store.id, signal), [store.id]))
  const isSoldOut = useSoldOut().has(product.id)
  const { busy, redeem } = useRedeem()
  const { pointsPerPizza } = program
  const offer = query.state === "ready" && !isSoldOut ? findFreeSize(query.value, product.id, size) : undefined
  if (!offer) return undefined
  return (
    <p className={styles.redeem}>
      <GiftIcon size={20} />
      {offer.otherSize ? (
        <>
          <span className={styles.text}>{freePizzaTexts.freeInSizeWith(offer.otherSize.name, pointsPerPizza)}</span>
          <Button size="small" variant="secondary" onClick={() => onSize(offer.otherSize.id)}>
            {freePizzaTexts.chooseSize(offer.otherSize.name)}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.text}>{freePizzaTexts.freeWith(pointsPerPizza)}</span>
          <Button
            size="small"
            variant="secondary"
            busy={busy !== undefined}
            aria-label={freePizzaTexts.spendPointsFor(pointsPerPizza, product.name)}
            onClick={() => void redeem({ productId: product.id, size })}
          >
            {freePizzaTexts.spendPoints(pointsPerPizza)}
          </Button>
        </>
      )}
    </p>
  )
}
