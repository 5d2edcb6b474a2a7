import * as alertTexts from "@hearth/texts/shell/alerts.ts"
import { AlertIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { TitledMessage } from "@hearth/ui/strip/titled-message.tsx"
import { currentToasts, subscribeToasts, type Toast } from "@hearth/ui/toast/toasts.ts"
import { useEffect, useSyncExternalStore } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useAlertFeed } from "./use-alert-feed.ts"

const noToasts: readonly Toast[] = []

/**
 * Messages of the store or country, one at a time. FBK-5: each is shown once and counts as seen when it appears: it
 * doesn't reappear after a reload, in another tab, on another device or after signing in. While a toast is shown, no
 * alert is, and a hidden tab shows none.
 */
export function Alerts() {
  const feed = useAlertFeed(usePageContext().store.id)
  const { shown, waiting } = feed.state.use()
  const hasToast = useSyncExternalStore(subscribeToasts, currentToasts, () => noToasts).length > 0
  const isVisible = useSyncExternalStore(subscribeVisibility, isPageVisible, () => false)
  const canShowNext = !hasToast && isVisible && shown === undefined && waiting.length > 0
  useEffect(() => {
    if (canShowNext) void feed.showNext(waiting)
  }, [canShowNext, feed, waiting])
  if (!shown || hasToast) return undefined
  return (
    <Strip
      position="bottom"
      tone={shown.tone === "warning" ? "warning" : "plain"}
      icon={shown.tone === "warning" ? <AlertIcon size={20} /> : <InfoIcon size={20} />}
      onClose={feed.close}
      closeLabel={alertTexts.closeAlert(shown.title)}
    >
      <TitledMessage title={shown.title}>{shown.message}</TitledMessage>
    </Strip>
  )
}

function isPageVisible(): boolean {
  return document.visibilityState === "visible"
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}
