import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing, SearchDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"

export function OrderNotFound() {
  return (
    <EmptyState
      level={1}
      drawing={<SearchDrawing />}
      title="We don’t find this order"
      action={<ButtonLink href="/cart">Go to cart</ButtonLink>}
    >
      It may be another person’s, or you ordered on another device or before you signed out. The order itself goes on as
      it was: please open it there, or sign in with the account you ordered with.
    </EmptyState>
  )
}

export function OrderUnavailable({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <EmptyState
      level={1}
      drawing={<OfflineDrawing />}
      title="We couldn’t ask how it stands"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {children}
    </EmptyState>
  )
}
