import * as kitTexts from "@hearth/texts/kit/kit.ts"
import * as controlTexts from "@hearth/texts/kit/kit-controls.ts"
import { useEffect, useState, useSyncExternalStore } from "react"
import { IconButton } from "../button/icon-button.tsx"
import { classNames } from "../class-names.ts"
import { CloseIcon } from "../icon/icons.tsx"
import { AlertIcon, CheckIcon } from "../icon/tool-icons.tsx"
import styles from "./toast.module.css"
import { currentToasts, dismissToast, subscribeToasts, type Toast, TOAST_MS, MAX_TOASTS } from "./toasts.ts"

/** Long messages stay longer, so that there is time to read them. */
const MS_PER_CHARACTER = 80

const noToasts: readonly Toast[] = []

/** Rendered once per page, also while empty, because screen readers announce only live regions that existed before. */
export function ToastRegion({ label = controlTexts.notices }: { label?: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => noToasts)
  return (
    <section aria-label={label} aria-live="polite" className={styles.region}>
      {toasts.slice(0, MAX_TOASTS).map((toast) => (
        <ToastNotice key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastNotice({ toast }: { toast: Toast }) {
  const { id, message, tone = "plain", action } = toast
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismissToast(id), Math.max(TOAST_MS, message.length * MS_PER_CHARACTER))
    return () => clearTimeout(timer)
  }, [isPaused, id, message])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hovering only pauses the timer; there is no action
    <div
      className={classNames(styles.toast, styles[tone])}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {tone === "success" ? <CheckIcon size={20} /> : undefined}
      {tone === "error" ? <AlertIcon size={20} /> : undefined}
      <p className={styles.text}>{message}</p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(id)
            action.onPress()
          }}
        >
          {action.label}
        </button>
      ) : undefined}
      <IconButton
        label={kitTexts.close}
        icon={<CloseIcon size={18} />}
        onClick={() => dismissToast(id)}
        className={styles.close}
      />
    </div>
  )
}
