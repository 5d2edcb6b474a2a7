import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"

/** Shown while a screen's data is loading or when loading failed. */
export function LoadingPanel({
  label,
  errorMessage,
  onRetry,
}: {
  label: string
  errorMessage: string | undefined
  onRetry: () => void
}) {
  if (errorMessage === undefined) {
    return (
      <section className="panel" aria-busy="true" aria-label={label}>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </section>
    )
  }
  return (
    <section className="panel" aria-label={label}>
      <p role="alert">{errorMessage}</p>
      <div className="buttons">
        <Button variant="secondary" onClick={onRetry}>
          {labels.tryAgain}
        </Button>
      </div>
    </section>
  )
}
