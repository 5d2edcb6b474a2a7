import { useNavigate } from "react-router"
import { addToCart } from "../../cart/add-to-cart.ts"
import { QuickAddShelf } from "../../shared/menu/quick-add-shelf.tsx"
import type { Recommendation } from "./recommendations.api.ts"

interface RecommendedShelfProps {
  recommended: readonly Recommendation[]
  /** Where a product opens over the page. */
  isLinked: boolean
}

/** ORD-9: what this customer had before, most and last; one press puts it in the cart, in the size they had it. */
export function RecommendedShelf({ recommended, isLinked }: RecommendedShelfProps) {
  const navigate = useNavigate()
  return (
    <QuickAddShelf
      id="order-again"
      title="Order again"
      items={recommended.map(withSize)}
      isLinked={isLinked}
      onAdd={(wanted) => void addToCart(wanted, () => void navigate("/cart"))}
    />
  )
}

/** Which size it was is part of why. */
function withSize({ product, reason, size }: Recommendation): Recommendation {
  const had = product.sizes.length > 1 ? product.sizes.find(({ id }) => id === size) : undefined
  return { product, size, reason: had ? `${had.name} · ${reason}` : reason }
}
