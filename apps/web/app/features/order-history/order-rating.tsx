import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import * as rateTexts from "@hearth/texts/feedback/rate-order.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { StarIcon } from "@hearth/ui/icon/icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { feedbackPath } from "../../shared/feedback/feedback-paths.ts"
import { useGivenRating } from "../../shared/feedback/given-ratings.ts"
import { isRecentOrder } from "../../shared/feedback/is-recent-order.ts"
import { Stars } from "../../shared/feedback/stars.tsx"
import type { PastOrder } from "./order-history.api.ts"

type RatedOrder = Pick<PastOrder, "orderId" | "orderStatus" | "at" | "rating">

/**
 * FBK-1: the stars that the customer gave, which lead to their feedback, or the link to rate the order as long as it can
 * be rated. Nothing while feedback is switched off.
 */
export function OrderRating({ order, now }: { order: RatedOrder; now: number }) {
  const { orderId, orderStatus, at } = order
  const givenHere = useGivenRating(orderId)
  const isOn = usePageContext().features.includes("feedback")
  const rating = order.rating ?? givenHere
  if (!isOn) return undefined
  if (rating)
    return (
      <ButtonLink
        href={feedbackPath(orderId)}
        variant="quiet"
        size="small"
        aria-label={rateTexts.youRatedOrder(orderId, rating)}
      >
        <Stars given={rating} size={16} />
      </ButtonLink>
    )
  if (!isHandedOver(orderStatus) || !isRecentOrder(at, now)) return undefined
  return (
    <ButtonLink
      href={feedbackPath(orderId)}
      variant="quiet"
      size="small"
      icon={<StarIcon size={18} />}
      aria-label={rateTexts.rateOrder(orderId)}
    >
      {rateTexts.rate}
    </ButtonLink>
  )
}
