import * as labels from "@hearth/texts/labels.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"

export function NoConnection({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="screen">
      <EmptyState
        level={1}
        drawing={<OfflineDrawing />}
        title={shellTexts.noConnection}
        action={<Button onClick={onRetry}>{labels.tryAgain}</Button>}
      >
        {message}
      </EmptyState>
    </main>
  )
}
