import * as cityPickerTexts from "@hearth/texts/place/city-picker.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useRef } from "react"
import styles from "./city-picker.module.css"

/** The heading of a step inside the sheet. Focuses itself, since the control that led here is gone. */
export function StepHeading({ title, backLabel, onBack }: { title: string; backLabel: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header>
      <Button
        variant="quiet"
        size="small"
        className={styles.back}
        icon={<ChevronIcon to="left" size={16} />}
        onClick={onBack}
      >
        {backLabel}
      </Button>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
    </header>
  )
}

export function RowsSkeleton() {
  return (
    <div className={styles.skeletons}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} lines={2} />
      ))}
    </div>
  )
}

export function ListError({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>{message ?? cityPickerTexts.listNotLoaded}</p>
      <Button size="small" onClick={onRetry}>
        {labels.tryAgain}
      </Button>
    </div>
  )
}
