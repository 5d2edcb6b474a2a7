import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"

export function NoConnection({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="screen">
      <EmptyState
        level={1}
        drawing={<OfflineDrawing />}
        title="No connection"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {message}
      </EmptyState>
    </main>
  )
}
