import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"

export function OrderNotFound() {
  return (
    <EmptyState
      level={1}
      drawing={<SearchDrawing />}
      title={orderTexts.orderNotFound}
      action={<ButtonLink href="/cart">{labels.goToCart}</ButtonLink>}
    >
      {orderTexts.orderNotFoundHelp}
    </EmptyState>
  )
}

export function OrderUnavailable({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <EmptyState
      level={1}
      drawing={<OfflineDrawing />}
      title={orderTexts.orderNotLoaded}
      action={<Button onClick={onRetry}>{labels.tryAgain}</Button>}
    >
      {children}
    </EmptyState>
  )
}
