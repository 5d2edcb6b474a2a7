import { Button } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"

/** While a screen's data comes, or where it doesn't. */
export function LoadingPanel({
  label,
  failed,
  onRetry,
}: {
  label: string
  failed: string | undefined
  onRetry: () => void
}) {
  if (failed === undefined) {
    return (
      <section className="panel" aria-busy="true" aria-label={label}>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </section>
    )
  }
  return (
    <section className="panel" aria-label={label}>
      <p role="alert">{failed}</p>
      <div className="buttons">
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </section>
  )
}
