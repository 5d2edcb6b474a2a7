/** `dismissed`: the customer closed the share sheet. */
export type ShareResult = "shared" | "dismissed" | "copied" | "failed"

/** Opens the device's share sheet, or copies the link to the clipboard where there is none. */
export async function shareLink(title: string, url: string): Promise<ShareResult> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url })
      return "shared"
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed"
      // Some apps that embed the page have a share sheet but forbid its use; then the link is copied.
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return "copied"
  } catch {
    return "failed"
  }
}
