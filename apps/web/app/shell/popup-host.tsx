import { ErrorPopup } from "@hearth/ui/error-popup/error-popup.tsx"
import { hidePopup, usePopup } from "../client/popup.store.ts"

export default function PopupHost() {
  const popup = usePopup()
  return <ErrorPopup message={popup?.message} header={popup?.header} button={popup?.button} onClose={hidePopup} />
}
