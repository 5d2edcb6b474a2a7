import { classNames } from "@hearth/ui/class-names.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import styles from "./code-chip.module.css"

/** A promo code; pressing it copies it. */
export function CodeChip({ code, className }: { code: string; className?: string }) {
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    showToast(isCopied ? { message: `${code} copied`, tone: "success" } : { message: `The code is ${code}` })
  }
  return (
    <button
      type="button"
      className={classNames(styles.chip, className)}
      aria-label={`Copy ${code}`}
      onClick={() => void copy()}
    >
      {code}
    </button>
  )
}
