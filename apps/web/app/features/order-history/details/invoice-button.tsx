import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { DownloadIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useEffect, useState } from "react"
import { showPopup } from "../../../client/popup.store.ts"
import styles from "./invoice-button.module.css"
import { fetchInvoice } from "../order-history.api.ts"
import { saveFile } from "./save-file.ts"

const SLOW_MS = 4_000

/** ORD-6: downloads the invoice. */
export function InvoiceButton({ orderId }: { orderId: string }) {
  const [isBusy, setBusy] = useState(false)
  const isSlow = useIsSlow(isBusy)
  const download = async () => {
    setBusy(true)
    const result = await fetchInvoice(orderId)
    setBusy(false)
    if (result.kind === "refused") return showToast({ message: result.message, tone: "error" })
    if (result.kind === "failed") return showPopup({ message: requestErrorTexts.somethingWentWrong })
    const isSaved = await saveFile(result.bytes, `hearth-invoice-${orderId}.pdf`, "application/pdf")
    if (isSaved) showToast({ message: historyTexts.invoiceDownloaded, tone: "success" })
  }
  return (
    <div className={styles.invoice}>
      <Button variant="secondary" icon={<DownloadIcon size={20} />} busy={isBusy} onClick={() => void download()}>
        {historyTexts.downloadInvoice}
      </Button>
      <output className={styles.slow}>{isSlow ? historyTexts.stillDownloading : ""}</output>
    </div>
  )
}

/** Returns whether the download takes so long that the customer needs a message. */
function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow
}
