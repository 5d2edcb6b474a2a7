import { isMiniApp } from "@hearth/contract/client-types.ts"
import { clientContext } from "../../../client/api/client-context.ts"

/** Safari reads the file only after the click event. */
const REVOKE_DELAY_MS = 60_000

/** Saves the file on the device. Returns false if the customer closed the share sheet. */
export async function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): Promise<boolean> {
  const file = new File([bytes], name, { type })
  // Inside another app a link to a file often does nothing, but the phone's share sheet can save it.
  if (isMiniApp(clientContext().clientType) && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false
    }
  }
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS)
  return true
}
