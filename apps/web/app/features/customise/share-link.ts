/**
 * Shares through the device's share sheet, or copies to the clipboard where there is none. `dismissed`: the customer
 * closed the sheet.
 */
export type ShareResult = "shared" | "dismissed" | "copied" | "failed"

export async function shareLink(title: string, url: string): Promise<ShareResult> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url })
      return "shared"
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed"
      // Some hosts have the share sheet but forbid it; then the link is copied.
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return "copied"
  } catch {
    return "failed"
  }
}
