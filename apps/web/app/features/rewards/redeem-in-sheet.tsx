import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
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
import { fetchFreePizzas } from "./rewards.api.ts"
import styles from "./redeem-in-sheet.module.css"
import { useIsInCart, useRedeem } from "./use-redeem.ts"

interface RedeemInSheetProps {
  product: Product
  /** The chosen size. */
  size: string | undefined
}

/** LOY-2: in a product's sheet, redeems the pizza for a member who has a free one. Nothing is shown to others. */
export default function RedeemInSheet(props: RedeemInSheetProps) {
  return useCustomer() && props.product.recipe?.kind === "pizza" ? <ForCustomer {...props} /> : undefined
}

function ForCustomer(props: RedeemInSheetProps) {
  const query = useQuery(fetchMembership)
  const isInCart = useIsInCart()
  if (query.state !== "ready" || isInCart) return undefined
  const hasFreePizza = (balanceOf(query.value)?.burnable.freeItems ?? 0) > 0
  return hasFreePizza ? <ForMember {...props} program={query.value.programConfig} /> : undefined
}

function ForMember({ product, size, program }: RedeemInSheetProps & { program: Membership["programConfig"] }) {
  const { store } = usePageContext()
  const query = useQuery(useCallback((signal: AbortSignal) => fetchFreePizzas(store.id, signal), [store.id]))
  const isSoldOut = useSoldOut().has(product.id)
  const { busy, redeem } = useRedeem()
  if (query.state !== "ready" || isSoldOut || !isFree(query.value, product.id, size)) return undefined
  return (
    <p className={styles.redeem}>
      <GiftIcon size={20} />
      <span className={styles.text}>{freePizzaTexts.freeWith(program.pointsPerPizza)}</span>
      <Button
        size="small"
        variant="secondary"
        busy={busy !== undefined}
        aria-label={freePizzaTexts.spendPointsFor(program.pointsPerPizza, product.name)}
        onClick={() => void redeem({ productId: product.id, size })}
      >
        {freePizzaTexts.spendPoints(program.pointsPerPizza)}
      </Button>
    </p>
  )
}

function isFree(freePizzas: readonly Product[], productId: string, size: string | undefined): boolean {
  const freePizza = freePizzas.find(({ id }) => id === productId)
  return freePizza !== undefined && (size === undefined || freePizza.sizes.some(({ id }) => id === size))
}
