import * as shellTexts from "@hearth/texts/shell/shell.ts"
import { OfflineIcon, RefreshIcon } from "@hearth/ui/icon/icons.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { useBusy } from "../client/busy.store.ts"
import { lazyWithRetry } from "../client/loading/lazy-with-retry.ts"
import { useRetrying } from "./network-retry.store.ts"
import { useOffline } from "./use-offline.ts"
import { LazyBoundary } from "../client/loading/lazy-boundary.tsx"
import { usePopup } from "../client/popup.store.ts"

const PopupHost = lazyWithRetry(() => import("./popup-host.tsx"))
const LoaderHost = lazyWithRetry(() => import("./loader-host.tsx"))

/**
 * Notices that can appear over any screen. Popup and loader are loaded when first needed; the strips must work without
 * a network.
 */
export function Notices() {
  const offline = useOffline()
  const retrying = useRetrying()
  const popup = usePopup()
  const busy = useBusy()
  return (
    <>
      <LazyBoundary>
        {popup ? <PopupHost /> : undefined}
        {busy ? <LoaderHost /> : undefined}
      </LazyBoundary>
      {/* After the loader, which covers the page: network problems are shown above it. */}
      {offline ? (
        <Strip tone="dark" position="top" greysPage icon={<OfflineIcon size={18} />}>
          {shellTexts.offline}
        </Strip>
      ) : retrying ? (
        <Strip tone="warning" position="top" icon={<RefreshIcon size={18} />}>
          {shellTexts.retrying}
        </Strip>
      ) : undefined}
    </>
  )
}
