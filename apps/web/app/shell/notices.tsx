import { OfflineIcon, RefreshIcon } from "@hearth/ui/icon/icons.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { useState } from "react"
import { useBusy } from "./busy.ts"
import { useCookiesOff } from "./cookies-off.ts"
import { lazyPart } from "./lazy-part.ts"
import { useRetrying } from "./network-notice.ts"
import { useOffline } from "./offline.ts"
import { PartBoundary } from "./part-boundary.tsx"
import { usePopup } from "./popup.ts"

const PopupHost = lazyPart(() => import("./popup-host.tsx"))
const LoaderHost = lazyPart(() => import("./loader-host.tsx"))

/** What can appear over any screen. Popup and loader are fetched when first needed; the strips must work without a network. */
export function Notices() {
  const offline = useOffline()
  const retrying = useRetrying()
  const cookiesOff = useCookiesOff()
  const popup = usePopup()
  const busy = useBusy()
  const [cookieNoticeClosed, closeCookieNotice] = useState(false)
  return (
    <>
      <PartBoundary>
        {popup ? <PopupHost /> : undefined}
        {busy ? <LoaderHost /> : undefined}
      </PartBoundary>
      {/* After the loader, which covers the page: what is wrong with the network is said above it. */}
      {offline ? (
        <Strip tone="dark" position="top" greysPage icon={<OfflineIcon size={18} />}>
          Internet connection Lost
        </Strip>
      ) : retrying ? (
        <Strip tone="warning" position="top" icon={<RefreshIcon size={18} />}>
          There seems to be network issue. Retrying ....
        </Strip>
      ) : undefined}
      {cookiesOff && !cookieNoticeClosed ? (
        <Strip position="bottom" onClose={() => closeCookieNotice(true)}>
          Cookies are switched off in your browser. You can look around; to order, please allow them for this site.
        </Strip>
      ) : undefined}
    </>
  )
}
