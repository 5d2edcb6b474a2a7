import * as replacementTexts from "@hearth/texts/orders/replacement.ts"
import { createElement, Fragment, type ReactNode } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"

interface ReplacedOrderProps {
  replacesOrderId: string | null
  /** Only who ordered can open the order that is replaced. */
  isOwn?: boolean
  className?: string | undefined
}

/** FBK-3: says which order is made again with this one, with a link to it. Renders nothing for all other orders. */
export function ReplacedOrder({ replacesOrderId, isOwn = true, className }: ReplacedOrderProps) {
  const hasDetails = usePageContext().features.includes("order_details")
  if (!replacesOrderId) return undefined
  const number =
    isOwn && hasDetails ? (
      <a href={`/postorder-ui/orderdetails?orderId=${replacesOrderId}`}>{replacesOrderId}</a>
    ) : (
      replacesOrderId
    )
  return (
    <p className={className} data-testid="made-again">
      {createElement(Fragment, null, ...replacementTexts.madeAgainForLink<ReactNode>(number))}
    </p>
  )
}
