import * as recommendationTexts from "@hearth/texts/menu/recommendations.ts"
import { useNavigate } from "react-router"
import { addToCart } from "../../cart/add-to-cart.ts"
import { QuickAddShelf } from "../../shared/menu/quick-add-shelf.tsx"
import type { Recommendation } from "./recommendations.api.ts"

interface RecommendedShelfProps {
  recommended: readonly Recommendation[]
  /** Whether each product links to its sheet, which opens over the page. */
  isLinked: boolean
}

/**
 * ORD-9: products that this customer ordered before, sorted by frequency and date. One press adds a product to the cart
 * in the size of that order.
 */
export function RecommendedShelf({ recommended, isLinked }: RecommendedShelfProps) {
  const navigate = useNavigate()
  return (
    <QuickAddShelf
      id="order-again"
      title={recommendationTexts.orderAgain}
      items={recommended.map(withSizeInReason)}
      isLinked={isLinked}
      onAdd={(configuration) => void addToCart(configuration, () => void navigate("/cart"))}
    />
  )
}

/** Adds the size to the reason. */
function withSizeInReason({ product, reason, size }: Recommendation): Recommendation {
  const previousSize = product.sizes.length > 1 ? product.sizes.find(({ id }) => id === size) : undefined
  return { product, size, reason: previousSize ? `${previousSize.name} · ${reason}` : reason }
}
