import * as offerTexts from "@hearth/texts/offers/offers.ts"
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
    showToast(
      isCopied ? { message: offerTexts.codeCopied(code), tone: "success" } : { message: offerTexts.codeIs(code) },
    )
  }
  return (
    <button
      type="button"
      className={classNames(styles.chip, className)}
      aria-label={offerTexts.copyCode(code)}
      onClick={() => void copy()}
    >
      {code}
    </button>
  )
}
